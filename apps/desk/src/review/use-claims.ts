import type { Card, LeaseKind } from '@digipals/contract';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { isAttended } from '../shared/activity.ts';
import { wordsOf } from '../shared/call-error.ts';
import { useServices } from '../shared/services.tsx';
import type { ReviewEvent, ReviewState } from './review-state.ts';
import { attendedMs } from './use-lease.ts';

/** How often an empty queue is looked at again, in milliseconds. */
const emptyMs = 5_000;

export type Claims = {
  /** Takes the next card, or the one that is named; null when there is none or it failed. */
  claim(submissionId?: string): Promise<Card | null>;
  /** Gives a card back. */
  release(card: Card, skip: boolean): Promise<void>;
};

type Options = {
  kind: LeaseKind;
  state: ReviewState;
  dispatch: Dispatch<ReviewEvent>;
};

/** Takes cards and gives them back: when the page is left and when it goes away, too. */
export function useClaims({ kind, state, dispatch }: Options): Claims {
  const { call } = useServices();
  const open = useRef<Card | null>(null);
  const isLost = state.line.state === 'lost';
  useEffect(() => {
    open.current = state.phase === 'card' && !isLost ? state.card : null;
  });

  const release = useCallback(
    async ({ submissionId, rev, lease }: Card, skip: boolean) => {
      const body = { rev, fence: lease.fence, skip };
      await call('POST desk/claims/{submissionId}/release', {
        params: { submissionId },
        body,
        keepalive: true,
      });
    },
    [call],
  );

  const claim = useCallback(
    async (submissionId?: string): Promise<Card | null> => {
      try {
        const body = { kind, ...(submissionId !== undefined && { submissionId }) };
        const { card } = await call('POST desk/claims', { body });
        dispatch(card ? { type: 'claimed', card, at: performance.now() } : { type: 'nothing' });
        return card;
      } catch (error) {
        dispatch({ type: 'failed', words: wordsOf(error) });
        return null;
      }
    },
    [call, dispatch, kind],
  );

  useEffect(() => {
    const giveBack = () => {
      const card = open.current;
      open.current = null;
      // It comes to others anyhow when its lease is over.
      if (card) release(card, false).catch(() => undefined);
    };
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, [release]);

  useEffect(() => {
    if (state.phase !== 'empty') return undefined;
    const look = () => {
      if (isAttended(attendedMs)) claim();
    };
    const timer = setInterval(look, emptyMs);
    return () => clearInterval(timer);
  }, [state.phase, claim]);

  return { claim, release };
}
