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

type Liked = { userId: string; username: string };

const failureTexts: Partial<Record<CallError['code'], 'error.offline' | 'error.tooFast'>> = {
  offline: 'error.offline',
  too_many_requests: 'error.tooFast',
};

/** The status once the child has liked: it cannot like again, and a count that is told grows. */
const afterLike = (status: UserStatus, counted: boolean): UserStatus => ({
  ...status,
  canBeLiked: false,
  likeCount: status.likeCount + (counted ? 1 : 0),
});

/**
 * Likes the page of another child (PROFILE-07, CALL-26): seen and heard at once, told in a popup when
 * the server has it (PROFILE-08, NOTSHOWN-13). When it has not, the heart is as before.
 *
 * @param counted whether the child is told how many like the page: friends are
 */
export function useLike({ userId, username }: Liked, counted: boolean): () => Promise<void> {
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
    // An answer that is still on its way would bring the heart back, and so does calling it off.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, liked);
    const answer = await attempt(call('POST likes', { body: { likeUserId: userId } }));
    if (isCallError(answer)) {
      queries.setQueryData(queryKey, before);
      const text = t(failureTexts[answer.code] ?? 'error.generic');
      popups.show({ text: () => text, mood: 'sorry' });
    } else {
      // The popup stands outside the page and does not know the page's own texts.
      const text = t('profile.liked', { username });
      popups.show({ text: () => text, mood: 'cheer' });
    }
    void invalidateChanges(queries, 'POST likes');
  };
}
