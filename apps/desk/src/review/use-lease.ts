import { review } from '@digipals/contract/constants';
import { type Dispatch, useEffect } from 'react';
import { isActive } from '../shared/activity.ts';
import { describeError, isUnanswered } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';
import type { ReviewEvent, ReviewState } from './review-state.ts';

/** A lease is renewed for this long after the last key or pointer event. */
export const activeMs = 300_000;
/** How often a renewal is retried without a connection, in milliseconds. */
const retryMs = 5_000;

/**
 * Renews the lease of the card while the adult is active, and reports when it is lost.
 */
export function useLease(
  { card, line, phase }: Pick<ReviewState, 'card' | 'line' | 'phase'>,
  dispatch: Dispatch<ReviewEvent>,
): void {
  const { call } = useServices();
  const { submissionId, rev } = card ?? {};
  const fence = card?.lease.fence;
  const isHeld = phase === 'card' && line.state !== 'lost';
  const everyMs = line.state === 'offline' ? retryMs : review.heartbeatMs;

  useEffect(() => {
    if (!isHeld || submissionId === undefined || rev === undefined || fence === undefined) {
      return undefined;
    }
    let wanted = true;
    const renew = () => {
      const input = { params: { submissionId }, body: { rev, fence } };
      call('PUT desk/claims/{submissionId}', input).then(
        ({ expiresAt }) => wanted && dispatch({ type: 'renewed', expiresAt }),
        error => {
          if (!wanted) return;
          if (isUnanswered(error)) dispatch({ type: 'offline' });
          else dispatch({ type: 'lost', submissionId, fence, words: describeError(error) });
        },
      );
    };
    const timer = setInterval(() => isActive(activeMs) && renew(), everyMs);
    const back = () => document.visibilityState === 'visible' && renew();
    // Back on the tab, a renewal shows at once whether the lease still holds.
    document.addEventListener('visibilitychange', back);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [call, dispatch, isHeld, submissionId, rev, fence, everyMs]);
}
