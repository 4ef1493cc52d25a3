import type { Card, LeaseKind } from '@digipals/contract';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { isAttended } from '../shared/activity.ts';
import { isOffline, wordsOf } from '../shared/call-error.ts';
import { keep } from '../shared/kept.ts';
import { useServices } from '../shared/services.tsx';
import type { ReviewEvent, ReviewState } from './review-state.ts';
import { attendedMs } from './use-lease.ts';

/** How often an empty queue is looked at again, in milliseconds. */
const emptyMs = 5_000;

export type Claims = {
  /**
   * Takes the next card, or the one that is named, or the next where that cannot be had any more and
   * `orNext` is set; null when there is none, undefined when none came.
   */
  claim(submissionId?: string, orNext?: boolean): Promise<Card | null | undefined>;
  /** Shows the card that an answer brings; it goes back, undefined, where nobody waits for it any more. */
  ask(answer: () => Promise<Card | null>): Promise<Card | null | undefined>;
  /** What is under way goes back when it comes. */
  drop(): void;
  /** Gives back the card that is shown. */
  giveBack(): void;
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
  const { call, location } = useServices();
  const open = useRef<Card | null>(null);
  const isGone = useRef(false);
  /** What is asked for now; null when everything has been answered. */
  const asked = useRef<Promise<unknown> | null>(null);
  const isLost = state.line.state === 'lost';
  useEffect(() => {
    open.current = state.phase === 'card' && !isLost ? state.card : null;
  });
  const readingId = state.phase === 'card' && !isLost ? state.card?.submissionId : undefined;
  useEffect(() => {
    // A reload gives the card back and takes it again; leaving the page ends with it.
    if (readingId !== undefined) keep(`reading.${kind}`, readingId);
    else if (state.phase !== 'claiming') keep(`reading.${kind}`, null);
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

  const giveBack = useCallback(() => {
    const card = open.current;
    open.current = null;
    // It comes to others anyhow when its lease is over.
    if (card) release(card, false).catch(() => undefined);
  }, [release]);

  const ask = useCallback(
    async (answer: () => Promise<Card | null>): Promise<Card | null | undefined> => {
      const mine = answer();
      asked.current = mine;
      try {
        const card = await mine;
        if (asked.current === mine && !isGone.current) {
          dispatch(card ? { type: 'claimed', card, at: performance.now() } : { type: 'nothing' });
          return card;
        }
        if (card) release(card, false).catch(() => undefined);
        return undefined;
      } finally {
        if (asked.current === mine) asked.current = null;
      }
    },
    [dispatch, release],
  );

  const claim = useCallback(
    async (submissionId?: string, orNext = false): Promise<Card | null | undefined> => {
      // One at a time: what is under way goes back first when it comes.
      const before = asked.current;
      asked.current = null;
      await before?.catch(() => undefined);
      if (isGone.current || asked.current) return undefined;
      if (submissionId === undefined) location.forgetQuery();
      const take = async (named: { submissionId?: string }) =>
        (await call('POST desk/claims', { body: { kind, ...named } })).card;
      const isTaken = (error: unknown) => {
        if (!orNext || isOffline(error)) throw error;
        return take({});
      };
      try {
        return await ask(() =>
          submissionId === undefined ? take({}) : take({ submissionId }).catch(isTaken),
        );
      } catch (error) {
        if (!isGone.current) dispatch({ type: 'failed', words: wordsOf(error) });
        return undefined;
      }
    },
    [ask, call, dispatch, kind, location],
  );

  useEffect(() => {
    isGone.current = false;
    window.addEventListener('pagehide', giveBack);
    return () => {
      isGone.current = true;
      window.removeEventListener('pagehide', giveBack);
      keep(`reading.${kind}`, null);
      giveBack();
    };
  }, [giveBack, kind]);

  useEffect(() => {
    if (state.phase !== 'empty') return undefined;
    const look = () => {
      if (isAttended(attendedMs) && !asked.current) claim();
    };
    const timer = setInterval(look, emptyMs);
    return () => clearInterval(timer);
  }, [state.phase, claim]);

  const drop = useCallback(() => {
    asked.current = null;
  }, []);

  return { claim, ask, drop, release, giveBack };
}
