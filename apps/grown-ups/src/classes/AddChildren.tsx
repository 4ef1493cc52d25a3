import { endpointQuery, invalidateChanges, isCallError } from '@digipals/client';
import type { ClassPage, SignInCard } from '@digipals/contract';
import { classSize } from '@digipals/contract/constants';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Actions } from '../parts/Box.tsx';
import { LeaveQuestion } from '../parts/LeaveQuestion.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { classWords } from '../words/classes.ts';
import css from './AddChildren.module.css';
import { ChildFields, faultOf } from './ChildFields.tsx';
import { type Draft, factsOf, newDraft } from './drafts.ts';

/** The fault of a child's name or place, in words; null for others. */
export function describePlace(error: unknown): string | null {
  if (!isCallError(error)) return null;
  if (error.code === 'class_full') return classWords.full;
  return error.code === 'name_taken' ? classWords.nameTaken(error.serverMessage ?? '') : null;
}

type Props = {
  data: ClassPage;
  onCards(cards: readonly SignInCard[]): void;
};

/** Children to be typed: name, Enter, next name. */
export function AddChildren({ data: { classId, schoolId }, onCards }: Props) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { data } = useQuery(endpointQuery('GET grown-ups/schools/{schoolId}', { schoolId }));
  const language = data?.language ?? 'gb';
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => [newDraft(language)]);
  const [showsErrors, setShowsErrors] = useState(false);
  const { problem, setProblem, isSending, send } = useSend(describePlace);
  const typed = drafts.filter(({ name, birth }) => name.trim() !== '' || birth.trim() !== '');
  const change = (next: Draft) => setDrafts(drafts.map(one => (one.key === next.key ? next : one)));
  const addLine = () => {
    const last = drafts.at(-1)?.language ?? language;
    if (drafts.length < classSize.atOnce) setDrafts([...drafts, newDraft(last)]);
  };
  const lastName = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Otherwise Enter would leave the focus in the line before. The dialog focuses the first line.
    if (drafts.length > 1) lastName.current?.focus();
  }, [drafts.length]);
  const save = async () => {
    const fault = faultOf(typed);
    setShowsErrors(fault !== null);
    if (fault !== null) return setProblem(fault);
    const key = 'POST grown-ups/classes/{classId}/children';
    await send(async () => {
      const body = { children: typed.map(factsOf) };
      const { cards } = await call(key, { params: { classId }, body });
      // The pictures come first: they are seen only now.
      onCards(cards);
      await invalidateChanges(queries, key);
    });
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (drafts.at(-1)?.name.trim() !== '') addLine();
  };
  return (
    <form className={css['form']} onSubmit={enter} noValidate>
      {typed.length > 0 && (
        <LeaveQuestion yes={classWords.leavePage} about={classWords.leaveTyped} />
      )}
      <p>{classWords.nobodyAbout}</p>
      {drafts.map(draft => (
        <div key={draft.key} className={css['line']}>
          <ChildFields
            draft={draft}
            onChange={change}
            nameRef={draft === drafts.at(-1) ? lastName : undefined}
            showsErrors={showsErrors && typed.includes(draft)}
          />
        </div>
      ))}
      <FormError words={problem} />
      <Actions>
        <Button type="submit">{classWords.more}</Button>
        <Button
          variant="primary"
          disabled={isSending || typed.length === 0}
          onClick={() => void save()}
        >
          {classWords.makeCards(Math.max(1, typed.length))}
        </Button>
      </Actions>
    </form>
  );
}
