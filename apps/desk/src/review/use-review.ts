import { invalidateChanges } from '@digipals/client';
import type { LeaseKind } from '@digipals/contract';
import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react';
import { minShownMs } from '../shared/activity.ts';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';
import { isSevere } from '../shared/severe.ts';
import { readItem } from '../shared/tab-storage.ts';
import { freshWork, work } from '../shared/work.ts';
import { firstState, type ReviewEvent, type ReviewState, reviewReducer } from './review-state.ts';
import { type Rights, rightsOf } from './rights.ts';
import { readUndos, writeUndos } from './stored-undo.ts';
import { useClaims } from './use-claims.ts';
import { type Decide, useDecide } from './use-decide.ts';
import { useLease } from './use-lease.ts';

export type Review = Decide & {
  state: ReviewState;
  rights: Rights;
  dispatch: Dispatch<ReviewEvent>;
  /** Whether the card has been shown long enough for a key to decide on it. */
  isReady(): boolean;
  /** Claims a card again after a failure or a lost lease. */
  again(): void;
  open(): void;
  pause(): void;
  resume(): void;
  markWrong(index: number): void;
};

/** The state and actions of the review page. `take` is the id of the submission to begin with. */
export function useReview(kind: LeaseKind, take: string | null): Review {
  const { call, session, announced, now, queries } = useServices();
  const [state, dispatch] = useReducer(reviewReducer, firstState, first => ({
    ...first,
    undos: readUndos(kind, now()),
  }));
  const { undos } = state;
  useEffect(() => writeUndos(kind, undos), [kind, undos]);
  const claims = useClaims({ kind, state, dispatch });
  const { claim, cancelPending, releaseShown } = claims;
  const opening = useRef<string | null>(null);
  /** The id of the card that was shown before a reload. */
  const reading = useRef(readItem<string>(`reading.${kind}`));
  const decide = useDecide({ state, dispatch, claims });
  useLease(state, dispatch);
  const role = session.get()?.staff.role ?? 'reviewer';
  const { card, shownAt, isOpen } = state;

  const begin = useCallback(
    (submissionId?: string, orNext = false) => {
      releaseShown();
      dispatch({ type: 'claiming' });
      claim(submissionId, orNext);
    },
    [claim, releaseShown],
  );

  useEffect(() => {
    const again = reading.current;
    reading.current = null;
    if (work.get().isPaused) dispatch({ type: 'paused' });
    else if (take !== null) begin(take);
    else if (again !== null) begin(again, true);
    else begin();
  }, [begin, take]);

  const setPaused = async (isPaused: boolean) => {
    if (state.isSending) return;
    try {
      await call('POST desk/pause', { body: { isPaused } });
      work.set({ ...freshWork(now()), isPaused });
      announced.set({ text: isPaused ? 'You pause. The card went back.' : 'You go on.' });
      if (isPaused) {
        cancelPending();
        dispatch({ type: 'paused' });
      } else begin();
      await invalidateChanges(queries, 'POST desk/pause');
    } catch (error) {
      dispatch({ type: 'refused', words: describeError(error) });
    }
  };

  const open = () => {
    if (!card || !isSevere(card)) return;
    if (isOpen) {
      dispatch({ type: 'folded' });
      return;
    }
    const { submissionId, rev, lease } = card;
    const { fence } = lease;
    const name = `${submissionId} ${fence}`;
    if (opening.current === name) return;
    opening.current = name;
    // The opening is counted before the text is shown.
    call('POST desk/claims/{submissionId}/opened', {
      params: { submissionId },
      body: { rev, fence },
    })
      .then(
        ({ openedToday }) =>
          dispatch({
            type: 'opened',
            submissionId,
            fence,
            openedToday,
            at: performance.now(),
          }),
        error => dispatch({ type: 'not-done', submissionId, fence, words: describeError(error) }),
      )
      .finally(() => {
        if (opening.current === name) opening.current = null;
      });
  };

  const markWrong = async (index: number) => {
    const signal = card?.signals.find(one => one.index === index);
    if (!card || !signal) return;
    const { submissionId, rev, lease } = card;
    const { fence } = lease;
    const body = { rev, fence, index, isWrong: !signal.isWrong };
    // One number was pressed; the next one must not mark anything, even if this call fails.
    dispatch({ type: 'ask-mark', isOn: false });
    try {
      await call('POST desk/claims/{submissionId}/wrong-signal', {
        params: { submissionId },
        body,
      });
      dispatch({ type: 'wrong', submissionId, fence, index, isWrong: body.isWrong });
      announced.set({ text: body.isWrong ? 'Said to be a wrong mark' : 'A mark again' });
    } catch (error) {
      dispatch({ type: 'not-done', submissionId, fence, words: describeError(error) });
    }
  };

  const isReady = () => performance.now() - shownAt >= minShownMs;

  return {
    ...decide,
    know: async () => {
      // Its key and its button: the second press of a double press would tie a child that nobody looked at.
      if (isReady()) await decide.know();
    },
    state,
    rights: rightsOf(card, state, role),
    dispatch,
    isReady,
    again: () => begin(),
    open,
    pause: () => void setPaused(true),
    resume: () => void setPaused(false),
    markWrong: index => void markWrong(index),
  };
}
