import {
  attempt,
  type CallError,
  endpointQuery,
  invalidateChanges,
  isCallError,
} from '@digipals/client';
import type { UserStatus } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useServices } from '../../shared/services.tsx';

type Liked = { userId: string; onLiked(): void };

const failureTexts: Partial<Record<CallError['code'], 'error.offline' | 'error.tooFast'>> = {
  offline: 'error.offline',
  too_many_requests: 'error.tooFast',
};

/** The status after a like: it cannot be liked again, and a visible count grows. */
const afterLike = (status: UserStatus, counted: boolean): UserStatus => ({
  ...status,
  canBeLiked: false,
  likeCount: status.likeCount + (counted ? 1 : 0),
});

/**
 * Likes the page of another child (PROFILE-07, CALL-26). Shows and plays a sound at once, calls `onLiked` when
 * the server has stored it, and is undone with a popup if the call fails.
 *
 * @param counted whether the child sees the number of likes, as friends do
 */
export function useLike({ userId, onLiked }: Liked, counted: boolean): () => Promise<void> {
  const t = useText();
  const { call, queries, sounds, popups } = useServices();
  const { queryKey } = endpointQuery('GET users/{id}/status', { id: userId });

  return async () => {
    const before = queries.getQueryData(queryKey);
    // A second tap finds the page liked already (PROFILE-19).
    if (!before?.canBeLiked) return;
    const liked = afterLike(before, counted);
    queries.setQueryData(queryKey, liked);
    sounds.effect('like');
    // A pending response would undo the like, and so does cancelling it.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, liked);
    const answer = await attempt(call('POST likes', { body: { likeUserId: userId } }));
    if (isCallError(answer)) {
      queries.setQueryData(queryKey, before);
      const text = t(failureTexts[answer.code] ?? 'error.generic');
      popups.show({ text: () => text, mood: 'sorry' });
    } else onLiked();
    void invalidateChanges(queries, 'POST likes');
  };
}
