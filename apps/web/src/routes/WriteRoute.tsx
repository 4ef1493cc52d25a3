import { CallError } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { friendsQuery, recommendedQuery } from '../features/friends/card/friends-query.ts';
import { inRelation, onlineFirst } from '../features/friends/card/relation.ts';
import { measuresQuery } from '../features/measures/calls/measure-calls.ts';
import { addToDraft, messageDraftKey } from '../features/messages/drafts/drafts.ts';
import { framesQuery } from '../features/messages/frames/frames-query.ts';
import { WriteToFriend } from '../features/messages/frames/WriteToFriend.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { Failed } from '../shared/Failed.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { path } from '../shared/routing/paths.ts';
import { useParam, useQueryParam } from '../shared/routing/use-params.ts';
import { useServices } from '../shared/services.tsx';
import { Waiting } from '../shared/Waiting.tsx';

/** The friends a child may write to now: none while no grown-up permits contact or adults have paused its writing. */
function useReaders(userId: string) {
  const friends = useQuery(friendsQuery(userId));
  const meeting = useQuery({ ...recommendedQuery(), retry: false });
  const measures = useQuery(measuresQuery(userId));
  if (friends.isPending || meeting.isPending || measures.isPending) return null;
  const mayMeet = !(meeting.error instanceof CallError && meeting.error.code === 'forbidden');
  const isPaused =
    measures.data?.some(({ kind, isOver }) => kind === 'pauseWriting' && !isOver) === true;
  if (!mayMeet || isPaused) return [];
  const known = onlineFirst(inRelation(friends.data ?? [], userId, 'friends'));
  return known.map(({ friend }) => friend);
}

/** /write/{lessonId}: the letter at the end of a lesson; with `part=answer` the answer to the friend `to` (COURSE-54). */
export default function WriteRoute() {
  const t = useText();
  const { history, storage } = useServices();
  const { user, premium } = useSession();
  const lessonId = useParam('lessonId');
  const part = useQueryParam('part') === 'answer' ? 'answer' : 'frame';
  const to = useQueryParam('to');
  const frames = useQuery(framesQuery(lessonId));
  const friends = useReaders(user.userId);
  usePageTitle(t('frame.title'));
  if (frames.isError) return <Failed onRetry={() => void frames.refetch()} />;
  if (!frames.data || friends === null) return <Waiting />;
  const conversationWith = (friendId: string) =>
    `${path('conversation')}?to=${encodeURIComponent(friendId)}`;
  const back = premium ? path('training-menu') : path('conversations');
  return (
    <WriteToFriend
      key={`${lessonId} ${part} ${to}`}
      frames={frames.data}
      part={part}
      friends={friends}
      to={to}
      next={to === null ? back : conversationWith(to)}
      onWrite={(friendId, letter) => {
        const place = messageDraftKey(friendId);
        addToDraft(storage, user.userId, place, letter, { lessonId, part });
        history.push(conversationWith(friendId));
      }}
    />
  );
}
