import { invalidateChanges, type WriteKey } from '@digipals/client';
import type { ClassChild, ClassPage, SignInCard } from '@digipals/contract';
import { Button, Dialog, FormError } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Act } from '../parts/Act.tsx';
import { DialogBody } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { classWords } from '../words/classes.ts';
import css from './AddChildren.module.css';
import { describePlace } from './AddChildren.tsx';
import { ChildFields, faultOf } from './ChildFields.tsx';
import { birthText, factsOf } from './drafts.ts';
import { MoveChild } from './MoveChild.tsx';

type Props = {
  child: ClassChild;
  data: ClassPage;
  onClose(): void;
  onCards(cards: readonly SignInCard[]): void;
};

/** What a teacher can do for a child: change it, a new card, move it, let it leave or come back. */
export function ChildDialog({ child, data, onClose, onCards }: Props) {
  const { call } = useServices();
  const queries = useQueryClient();
  const { childId, name, language, leftAt, hasBadge, hasCard } = child;
  const [draft, setDraft] = useState({ name, language, birth: birthText(child) });
  const { problem, setProblem, isSending, send } = useSend(describePlace);
  const params = { childId };

  const act = (key: WriteKey, write: () => Promise<unknown>) =>
    send(async () => {
      const answer = await write();
      if (typeof answer === 'object' && answer && 'pictures' in answer) {
        onCards([answer as SignInCard]);
      } else onClose();
      await invalidateChanges(queries, key);
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    // A child who has outgrown the age limit keeps its birth month.
    const isKept = draft.birth === birthText(child);
    const fault = faultOf([isKept ? { ...draft, birth: '' } : draft]);
    if (fault !== null) return setProblem(fault);
    const key = 'PUT grown-ups/children/{childId}';
    void act(key, () => call(key, { params, body: factsOf(draft) }));
  };
  const simple = (
    key:
      | Extract<WriteKey, `POST grown-ups/children/{childId}/${'card' | 'leave' | 'return'}`>
      | 'DELETE grown-ups/children/{childId}/badge',
  ) => void act(key, () => call(key, { params }));
  const move = (classId: string) => {
    const key = 'POST grown-ups/children/{childId}/move';
    void act(key, () => call(key, { params, body: { classId } }));
  };
  return (
    <Dialog
      title={name}
      actions={<Button onClick={onClose}>{classWords.close}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        <FormError words={problem} />
        {leftAt !== null ? (
          <Button
            disabled={isSending}
            onClick={() => simple('POST grown-ups/children/{childId}/return')}
          >
            {classWords.comeBack}
          </Button>
        ) : (
          <>
            <form className={css['form']} onSubmit={save} noValidate>
              <ChildFields draft={draft} onChange={setDraft} showsErrors={problem !== null} />
              <div>
                <Button variant="primary" type="submit" disabled={isSending}>
                  {classWords.save}
                </Button>
              </div>
            </form>
            <Act
              yes={classWords.newCard}
              about={classWords.newCardAbout}
              disabled={isSending}
              asks={hasCard}
              onYes={() => simple('POST grown-ups/children/{childId}/card')}
            />
            {hasBadge && (
              <Act
                yes={classWords.endBadge}
                about={classWords.endBadgeAbout}
                disabled={isSending}
                onYes={() => simple('DELETE grown-ups/children/{childId}/badge')}
              />
            )}
            <MoveChild
              child={child}
              schoolId={data.schoolId}
              from={data.classId}
              disabled={isSending}
              onMove={move}
            />
            <Act
              yes={classWords.leave}
              about={classWords.leaveAbout}
              disabled={isSending}
              onYes={() => simple('POST grown-ups/children/{childId}/leave')}
            />
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
