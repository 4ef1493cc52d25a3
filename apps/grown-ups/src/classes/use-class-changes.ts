import { invalidateChanges } from '@digipals/client';
import type { ClassFacts, ClassPage } from '@digipals/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';

/** Changes of a class: `save` rejects for its form; the acts resolve to whether they succeeded. */
export function useClassChanges(data: ClassPage) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { send, problem, isSending } = useSend();
  const { classId, className, ageBand, teachingLanguage, firstLesson, quiet } = data;
  const facts = { className, ageBand, teachingLanguage, firstLesson, quiet };
  const save = async (next: ClassFacts, isArchived = data.isArchived) => {
    const key = 'PUT grown-ups/classes/{classId}';
    await call(key, { params: { classId }, body: { ...next, isArchived } });
    await invalidateChanges(queries, key);
  };
  const makeCode = async () => {
    const key = 'POST grown-ups/classes/{classId}/code';
    await call(key, { params: { classId } });
    await invalidateChanges(queries, key);
  };
  return {
    ...{ facts, save, problem, isSending },
    newCode: () => send(makeCode),
    setArchived: (isArchived: boolean) => send(() => save(facts, isArchived)),
  };
}
