import type { Question } from '@digipals/contract';
import { player } from '@digipals/contract/constants';
import { isComplete, type RunState } from '@digipals/engine';
import { useCallback, useState } from 'react';
import { useRested } from './use-rested.ts';

/** Whether a failed part makes the open question impossible to answer (NOTSHOWN-47). */
export function useStuck({ phase, picks }: RunState, question: Question) {
  const [place, setPlace] = useState<string | null>(null);
  const isHere = phase === 'answering' && place === question.id;
  return { stuck: isHere && !isComplete(question, picks), onStuck: setPlace };
}

/** Whether a question without an answer still waits for its part, and who says so. */
export function useWaits(question: Question) {
  const [place, setPlace] = useState<string | null>(null);
  const onWait = useCallback(
    (waits: boolean) => setPlace(waits ? question.id : null),
    [question.id],
  );
  return { waits: question.solution.length === 0 && place === question.id, onWait };
}

/**
 * Whether the answer is complete, and whether the button can be pressed: not while it rests at the
 * beginning of another try.
 *
 * @param free nothing has to be answered to go on
 */
export function useReady(run: RunState, question: Question, free: boolean) {
  const { phase, attempts, picks } = run;
  const complete = phase === 'answering' && isComplete(question, picks);
  const tried = phase === 'answering' && attempts > 0 ? `${question.id}/${attempts}` : null;
  const rested = useRested(tried, player.checkRestMs);
  return { complete, ready: (complete || free) && (tried === null || rested) };
}
