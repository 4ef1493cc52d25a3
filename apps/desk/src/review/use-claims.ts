import type { Card, LeaseKind } from '@digipals/contract';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { isActive } from '../shared/activity.ts';
import { describeError, isUnanswered } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';
import { writeItem } from '../shared/tab-storage.ts';
import type { ReviewEvent, ReviewState } from './review-state.ts';
import { activeMs } from './use-lease.ts';

/** How often an empty queue is polled, in milliseconds. */
const emptyMs = 5_000;

export type Claims = {
  /**
   * Claims the named card or the next one. With `orNext` it claims the next one if the named card is gone.
   * @returns null if the queue is empty, undefined if the call failed or was cancelled.
   */
  claim(submissionId?: string, orNext?: boolean): Promise<Card | null | undefined>;
  /** Shows the card of an answer; releases it and returns undefined if the request was cancelled. */
  show(answer: () => Promise<Card | null>): Promise<Card | null | undefined>;
  /** Releases the card of a pending request as soon as it arrives. */
  cancelPending(): void;
  /** Releases the shown card. */
  releaseShown(): void;
  /** Releases a card. */
  release(card: Card, skip: boolean): Promise<void>;
};

type Options = {
  kind: LeaseKind;
  state: ReviewState;
  dispatch: Dispatch<ReviewEvent>;
};

/** Claims cards, and releases them when the page is left or closed. */
export function useClaims({ kind, state, dispatch }: Options): Claims {
  const { call, location } = useServices();
  const open = useRef<Card | null>(null);
  const isUnmounted = useRef(false);
  /** The pending request, or null. */
  const pending = useRef<Promise<unknown> | null>(null);
  const isLost = state.line.state === 'lost';
  useEffect(() => {
    open.current = state.phase === 'card' && !isLost ? state.card : null;
  });
  const readingId = state.phase === 'card' && !isLost ? state.card?.submissionId : undefined;
  useEffect(() => {
    // A reload releases the card and claims it again; leaving the page does not.
    if (readingId !== undefined) writeItem(`reading.${kind}`, readingId);
    else if (state.phase !== 'claiming') writeItem(`reading.${kind}`, null);
  }, [kind, readingId, state.phase]);

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

  const releaseShown = useCallback(() => {
    const card = open.current;
    open.current = null;
    // If the call fails, the lease expires and the card returns to the queue.
    if (card) release(card, false).catch(() => undefined);
  }, [release]);

  const show = useCallback(
    async (answer: () => Promise<Card | null>): Promise<Card | null | undefined> => {
      const mine = answer();
      pending.current = mine;
      try {
        const card = await mine;
        if (pending.current === mine && !isUnmounted.current) {
          dispatch(card ? { type: 'claimed', card, at: performance.now() } : { type: 'nothing' });
          return card;
        }
        if (card) release(card, false).catch(() => undefined);
        return undefined;
      } finally {
        if (pending.current === mine) pending.current = null;
      }
    },
    [dispatch, release],
  );

  const claim = useCallback(
    async (submissionId?: string, orNext = false): Promise<Card | null | undefined> => {
      // One at a time: the card of a pending request is released first.
      const before = pending.current;
      pending.current = null;
      await before?.catch(() => undefined);
      if (isUnmounted.current || pending.current) return undefined;
      if (submissionId === undefined) location.forgetQuery();
      const take = async (named: { submissionId?: string }) =>
        (await call('POST desk/claims', { body: { kind, ...named } })).card;
      const isTaken = (error: unknown) => {
        if (!orNext || isUnanswered(error)) throw error;
        return take({});
      };
      try {
        return await show(() =>
          submissionId === undefined ? take({}) : take({ submissionId }).catch(isTaken),
        );
      } catch (error) {
        if (!isUnmounted.current) {
          const words = describeError(error);
          dispatch({ type: 'failed', words, isUnanswered: isUnanswered(error) });
        }
        return undefined;
      }
    },
    [show, call, dispatch, kind, location],
  );

  useEffect(() => {
    isUnmounted.current = false;
    window.addEventListener('pagehide', releaseShown);
    return () => {
      isUnmounted.current = true;
      window.removeEventListener('pagehide', releaseShown);
      writeItem(`reading.${kind}`, null);
      releaseShown();
    };
  }, [releaseShown, kind]);

  useEffect(() => {
    if (state.phase !== 'empty') return undefined;
    const look = () => {
      if (isActive(activeMs) && !pending.current) claim();
    };
    const timer = setInterval(look, emptyMs);
    return () => clearInterval(timer);
  }, [state.phase, claim]);

  const cancelPending = useCallback(() => {
    pending.current = null;
  }, []);

  return { claim, show, cancelPending, release, releaseShown };
}
