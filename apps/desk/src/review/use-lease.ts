import { review } from '@digipals/contract/constants';
import { type Dispatch, useEffect } from 'react';
import { isAttended } from '../shared/activity.ts';
import { isOffline, wordsOf } from '../shared/call-error.ts';
import { useServices } from '../shared/services.tsx';
import type { ReviewEvent, ReviewState } from './review-state.ts';

/** A lease is kept alive for so long after the last key or pointer. */
export const attendedMs = 300_000;
/** Without a connection it is tried again after so many milliseconds. */
const againMs = 5_000;

/**
 * Keeps the lease of the card alive while somebody is there, tells when it is lost, and gives it back
 * when the page goes away.
 */
export function useLease(
  { card, line, phase }: Pick<ReviewState, 'card' | 'line' | 'phase'>,
  dispatch: Dispatch<ReviewEvent>,
): void {
  const { call } = useServices();
  const { submissionId, rev } = card ?? {};
  const fence = card?.lease.fence;
  const isHeld = phase === 'card' && line.state !== 'lost';
  const everyMs = line.state === 'offline' ? againMs : review.heartbeatMs;

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
          if (isOffline(error)) dispatch({ type: 'offline' });
          else dispatch({ type: 'lost', words: wordsOf(error) });
        },
      );
    };
    const timer = setInterval(() => isAttended(attendedMs) && renew(), everyMs);
    const back = () => document.visibilityState === 'visible' && renew();
    // Who comes back to the tab sees at once whether the card is still there.
    document.addEventListener('visibilitychange', back);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [call, dispatch, isHeld, submissionId, rev, fence, everyMs]);
}
