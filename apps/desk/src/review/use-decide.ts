import { invalidateChanges, isCallError, type WriteKey } from '@digipals/client';
import type { BodyOf, Card } from '@digipals/contract';
import { type Dispatch, useCallback } from 'react';
import { describeError, isUnanswered } from '../shared/describe-error.ts';
import { forgetDrafts, restoreDrafts, stashDrafts } from '../shared/drafts.ts';
import { useServices } from '../shared/services.tsx';
import { outcomeWords, reasonWords, receiver, severeOutcomeWords } from '../shared/words.ts';
import { lastUndo, mayUndo, type ReviewEvent, type ReviewState } from './review-state.ts';
import { isAlreadyDelivered } from './rights.ts';
import type { Claims } from './use-claims.ts';

const opinionWords = { first: 'Proposed', second: 'Answered', third: 'Decided' } as const;

type Decision = Omit<BodyOf<'POST desk/claims/{submissionId}/decision'>, 'rev' | 'fence'>;

/** "Otter 417 to Heron 92". */
const pairOf = ({ from, to, kind }: Pick<Card, 'from' | 'to' | 'kind'>): string =>
  `${from.pseudonym} to ${receiver(to, kind)}`;

function wordsFor({ outcome, reason, editedText }: Decision, hasReaders: boolean): string {
  if (hasReaders && outcome !== 'escalate') {
    return outcome === 'deliver' ? 'Stays' : 'Taken back';
  }
  if (editedText !== undefined) return 'Delivered, edited';
  return reason ? `${outcomeWords[outcome]}: ${reasonWords[reason]}` : outcomeWords[outcome];
}

/** The card this adult has a lease on. */
const shownCard = ({ phase, line, card }: ReviewState): Card | null =>
  phase === 'card' && line.state !== 'lost' ? card : null;

export type Decide = {
  decide(decision: Decision): Promise<boolean>;
  hold(note: string): Promise<boolean>;
  skip(): Promise<void>;
  /** Says that this adult knows a child of the card, which then goes to others. */
  know(): Promise<void>;
  undo(): Promise<void>;
};

type Options = { state: ReviewState; dispatch: Dispatch<ReviewEvent>; claims: Claims };

/** Sends decisions and claims the next card. */
export function useDecide({ state, dispatch, claims }: Options): Decide {
  const { call, announced, queries } = useServices();
  const { card, isSending } = state;
  const last = lastUndo(state);
  const { show, claim, release } = claims;

  const handleFailure = useCallback(
    (error: unknown, { submissionId, lease: { fence } }: Card) => {
      const words = describeError(error);
      const isLost = isCallError(error) && error.code === 'lease_lost';
      if (isLost) dispatch({ type: 'lost', submissionId, fence, words });
      else dispatch({ type: 'refused', words });
      if (!isLost && isUnanswered(error)) dispatch({ type: 'offline' });
      announced.set({ text: words });
    },
    [dispatch, announced],
  );

  const claimNext = useCallback(
    async (key: WriteKey, done: string) => {
      // The next text first: the reviewer is waiting for it.
      const next = await claim();
      invalidateChanges(queries, key);
      const after = next ? ` Next: ${pairOf(next)}` : next === null ? ' All read.' : '';
      announced.set({ text: `${done}.${after}` });
    },
    [announced, claim, queries],
  );

  const send = useCallback(
    async (key: WriteKey, action: (card: Card) => Promise<string>): Promise<boolean> => {
      if (!card || isSending) return false;
      dispatch({ type: 'sending' });
      try {
        const done = await action(card);
        await claimNext(key, done);
        return true;
      } catch (error) {
        handleFailure(error, card);
        return false;
      }
    },
    [card, isSending, dispatch, claimNext, handleFailure],
  );

  const decide = (decision: Decision) =>
    send('POST desk/claims/{submissionId}/decision', async decided => {
      const { submissionId, rev, lease } = decided;
      const body = { ...decision, rev, fence: lease.fence };
      const input = { params: { submissionId }, body };
      const made = await call('POST desk/claims/{submissionId}/decision', input);
      stashDrafts(submissionId);
      const words = decided.fourEyes
        ? `${opinionWords[decided.fourEyes.seat]}: ${severeOutcomeWords[decision.outcome]}`
        : wordsFor(decision, isAlreadyDelivered(decided));
      const undo = {
        decisionId: made.decisionId,
        until: made.undoUntil,
        words,
        who: pairOf(decided),
      };
      dispatch({ type: 'decided', undo });
      return words;
    });

  const hold = (note: string) =>
    send('POST desk/claims/{submissionId}/hold', async ({ submissionId, rev, lease }) => {
      const body = { rev, fence: lease.fence, note };
      await call('POST desk/claims/{submissionId}/hold', { params: { submissionId }, body });
      forgetDrafts(submissionId);
      return 'Held';
    });

  const skip = async () => {
    await send('POST desk/claims/{submissionId}/release', async taken => {
      await release(taken, true);
      return 'Skipped';
    });
  };

  const know = async () => {
    await send('POST desk/claims/{submissionId}/known', async ({ submissionId, rev, lease }) => {
      const body = { rev, fence: lease.fence };
      await call('POST desk/claims/{submissionId}/known', { params: { submissionId }, body });
      forgetDrafts(submissionId);
      return 'You know this child';
    });
  };

  const undo = async () => {
    if (!last || !mayUndo(state)) return;
    // Blocks decisions until the answer arrives, since it replaces the card.
    dispatch({ type: 'sending' });
    const { decisionId } = last;
    const other = shownCard(state);
    try {
      const back = await show(async () => {
        const undone = await call('DELETE desk/decisions/{decisionId}', { params: { decisionId } });
        restoreDrafts(undone.card.submissionId);
        return undone.card;
      });
      dispatch({ type: 'undo-over', decisionId });
      if (!back) return;
      announced.set({ text: `Undone: ${last.words}. ${pairOf(back)} is open again.` });
      if (other && other.submissionId !== back.submissionId) await release(other, false);
      await invalidateChanges(queries, 'DELETE desk/decisions/{decisionId}');
    } catch (error) {
      // Without a connection the undo can be retried until it expires.
      if (!isUnanswered(error)) dispatch({ type: 'undo-over', decisionId });
      dispatch({ type: 'refused', words: describeError(error) });
      announced.set({ text: describeError(error) });
    }
  };

  return { decide, hold, skip, know, undo };
}
