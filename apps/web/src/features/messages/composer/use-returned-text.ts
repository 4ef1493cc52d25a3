import type { Submission } from '@digipals/contract';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { readDraft, useRestoreCount } from '../drafts/drafts.ts';

/** Identifies one return of a submission. */
export const versionKey = ({ submissionId, at }: Submission): string => `${submissionId} ${at}`;

type Options<S> = {
  me: string;
  /** The storage key of the draft for a new text. */
  draftKey: string;
  submissions: readonly S[];
};

/**
 * Selects the returned text to edit in the composer (SAFE-05). A newly returned text opens by itself only if
 * there is no draft; otherwise the child opens it.
 */
export function useReturnedText<S extends Submission>({ me, draftKey, submissions }: Options<S>) {
  const { storage } = useServices();
  const [chosen, setChosen] = useState<string | null>(null);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const returned = submissions.filter(({ state }) => state === 'returned');
  // A restored draft must be visible.
  const restoreCount = useRestoreCount(me, draftKey);
  const [shown, setShown] = useState(restoreCount);
  if (shown !== restoreCount) {
    setShown(restoreCount);
    setChosen(null);
  }
  const fresh = returned.find(one => !known.has(versionKey(one)));
  const editing = returned.find(one => versionKey(one) === chosen) ?? null;
  if (fresh) {
    setKnown(new Set(returned.map(versionKey)));
    if (!editing && !readDraft(storage, me, draftKey)?.text) setChosen(versionKey(fresh));
  }
  return {
    editing,
    edit: (one: S) => setChosen(versionKey(one)),
    stopEditing: () => setChosen(null),
  };
}
