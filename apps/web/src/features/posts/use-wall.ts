import {
  attempt,
  type CallError,
  invalidateChanges,
  isCallError,
  type WriteKey,
} from '@digipals/client';
import type { Post, Submission, Wall } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useServices } from '../../shared/services.tsx';
import { wallKey } from './wall-query.ts';

const failureTexts: Partial<Record<CallError['code'], 'error.offline' | 'error.tooFast'>> = {
  offline: 'error.offline',
  too_many_requests: 'error.tooFast',
};

const withLike = (wall: Wall, postId: string): Wall => ({
  ...wall,
  posts: wall.posts.map(post =>
    post.postId === postId && !post.isLiked
      ? { ...post, isLiked: true, likeCount: post.likeCount + 1 }
      : post,
  ),
});

const without = (wall: Wall, id: string): Wall => ({
  ...wall,
  submissions: wall.submissions.filter(({ submissionId }) => submissionId !== id),
});

/** Actions on the wall of `userId`. Each shows at once and is rolled back if the call fails. */
export function useWall(userId: string) {
  const t = useText();
  const { call, queries, sounds, popups } = useServices();
  const queryKey = wallKey(userId);

  const change = async (
    write: WriteKey,
    next: (wall: Wall) => Wall,
    send: () => Promise<unknown>,
  ) => {
    // A pending response would restore the old state.
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData(queryKey);
    queries.setQueryData(queryKey, wall => wall && next(wall));
    const answer = await attempt(send());
    // After a second tap the submission is gone already, which is fine.
    if (isCallError(answer) && answer.code !== 'submission_gone') {
      queries.setQueryData(queryKey, before);
      const text = t(failureTexts[answer.code] ?? 'error.generic');
      popups.show({ text: () => text, mood: 'sorry' });
    }
    void invalidateChanges(queries, write);
  };

  return {
    /** Likes a post; liking again has no effect (NOTSHOWN-28, PROFILE-19). */
    like({ postId, isLiked }: Post) {
      if (isLiked) return;
      sounds.effect('like');
      const send = () => call('POST likes', { body: { likePostId: postId } });
      void change('POST likes', wall => withLike(wall, postId), send);
    },

    /** Removes a withheld text of the child. */
    remove({ submissionId }: Submission) {
      const send = () => call('DELETE submissions/{submissionId}', { params: { submissionId } });
      void change('DELETE submissions/{submissionId}', wall => without(wall, submissionId), send);
    },
  };
}
