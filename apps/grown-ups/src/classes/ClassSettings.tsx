import { invalidateChanges } from '@digipals/client';
import type { ClassFacts, ClassPage } from '@digipals/contract';
import { Button, Dialog, FormError } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { DialogBody } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { classWords } from '../words/classes.ts';
import { ClassForm } from './ClassForm.tsx';

/** Changes a class: what its teacher says, its code, the archive. */
export function ClassSettings({ data, onClose }: { data: ClassPage; onClose(): void }) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { problem, isSending, send } = useSend();
  const { classId, schoolId, className, ageBand, teachingLanguage, isArchived } = data;
  const { firstLesson, quiet } = data;
  const save = async (facts: ClassFacts, archived = isArchived) => {
    const key = 'PUT grown-ups/classes/{classId}';
    await call(key, { params: { classId }, body: { ...facts, isArchived: archived } });
    await invalidateChanges(queries, key);
    onClose();
  };
  const facts = { className, ageBand, teachingLanguage, firstLesson, quiet };
  const newCode = async () => {
    const key = 'POST grown-ups/classes/{classId}/code';
    await call(key, { params: { classId } });
    await invalidateChanges(queries, key);
    onClose();
  };
  return (
    <Dialog
      title={classWords.settings}
      actions={<Button onClick={onClose}>{classWords.cancel}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        <ClassForm {...{ schoolId, facts }} action={classWords.save} onSave={next => save(next)} />
        <FormError words={problem} />
        <p>{classWords.newCodeAbout}</p>
        <div>
          <Button disabled={isSending} onClick={() => void send(newCode)}>
            {classWords.newCode}
          </Button>
        </div>
        <p>{classWords.archiveAbout}</p>
        <div>
          <Button disabled={isSending} onClick={() => void send(() => save(facts, !isArchived))}>
            {isArchived ? classWords.restore : classWords.archive}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  );
}
