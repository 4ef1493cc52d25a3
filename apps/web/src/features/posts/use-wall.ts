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
import { wallQuery } from './wall-query.ts';

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

/** What a child can do on the wall of `userId`: seen at once, and as before when the server does not agree. */
export function useWall(userId: string) {
  const t = useText();
  const { call, queries, sounds, popups } = useServices();
  const { queryKey } = wallQuery(userId);

  const change = async (
    write: WriteKey,
    next: (wall: Wall) => Wall,
    send: () => Promise<unknown>,
  ) => {
    // An answer that is on its way would bring the old state back.
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData(queryKey);
    queries.setQueryData(queryKey, wall => wall && next(wall));
    const answer = await attempt(send());
    // A second tap finds the text gone: that is what was wanted.
    if (isCallError(answer) && answer.code !== 'submission_gone') {
      queries.setQueryData(queryKey, before);
      const text = t(failureTexts[answer.code] ?? 'error.generic');
      popups.show({ text: () => text, mood: 'sorry' });
    }
    void invalidateChanges(queries, write);
  };

  return {
    /** Likes a post; liking again is the same like (NOTSHOWN-28, PROFILE-19). */
    like({ postId, isLiked }: Post) {
      if (isLiked) return;
      sounds.effect('like');
      const send = () => call('POST likes', { body: { likePostId: postId } });
      void change('POST likes', wall => withLike(wall, postId), send);
    },

    /** Takes away an own text that is not shown to anybody. */
    takeAway({ submissionId }: Submission) {
      const send = () => call('DELETE submissions/{submissionId}', { params: { submissionId } });
      void change('DELETE submissions/{submissionId}', wall => without(wall, submissionId), send);
    },
  };
}
