import type { Submission } from '@digipals/contract';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { readDraft, useGivenWords } from '../drafts.ts';

/** A text and which time it came back. */
export const nameOf = ({ submissionId, at }: Submission): string => `${submissionId} ${at}`;

type Options<S> = {
  me: string;
  /** The place of what is written here beside it. */
  draftKey: string;
  submissions: readonly S[];
};

/**
 * Which of the texts that came back stands in the box (SAFE-05). One takes an empty box by itself; where
 * a child has begun to write, nothing takes the place of its words but its own tap.
 */
export function useMending<S extends Submission>({ me, draftKey, submissions }: Options<S>) {
  const { storage } = useServices();
  const [chosen, setChosen] = useState<string | null>(null);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const returned = submissions.filter(({ state }) => state === 'returned');
  // Words that came back are to be seen.
  const given = useGivenWords(me, draftKey);
  const [shown, setShown] = useState(given);
  if (shown !== given) {
    setShown(given);
    setChosen(null);
  }
  const fresh = returned.find(one => !known.has(nameOf(one)));
  const mending = returned.find(one => nameOf(one) === chosen) ?? null;
  if (fresh) {
    setKnown(new Set(returned.map(nameOf)));
    if (!mending && !readDraft(storage, me, draftKey)?.text) setChosen(nameOf(fresh));
  }
  return {
    mending,
    mend: (one: S) => setChosen(nameOf(one)),
    putAside: () => setChosen(null),
  };
}
