import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { FailedActivity } from '../features/activities/play/FailedActivity.tsx';
import { friendsQuery } from '../features/friends/card/friends-query.ts';
import { inRelation, onlineFirst } from '../features/friends/card/relation.ts';
import { addToDraft, messageDraftKey } from '../features/messages/drafts/drafts.ts';
import { framesQuery } from '../features/messages/frames/frames-query.ts';
import { WriteToFriend } from '../features/messages/frames/WriteToFriend.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { path } from '../shared/routing/paths.ts';
import { useParam, useQueryParam } from '../shared/routing/use-params.ts';
import { useServices } from '../shared/services.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { useMayWrite } from './may-write/use-may-write.ts';

/** /write/{lessonId}: the letter at the end of a lesson; with `part=answer` the answer to the friend `to` (COURSE-54). */
export default function WriteRoute() {
  const t = useText();
  const { history, storage } = useServices();
  const { user, premium } = useSession();
  const lessonId = useParam('lessonId');
  const isAnswer = useQueryParam('part') === 'answer';
  const to = useQueryParam('to');
  const frames = useQuery(framesQuery(lessonId));
  const friends = useQuery(friendsQuery(user.userId));
  const mayWrite = useMayWrite(user.userId);
  usePageTitle(t('frame.title'));
  const back = premium ? path('training-menu') : path('conversations');
  const failed = (onRetry: () => void) => (
    <FailedActivity exit={back} leave={t('action.back')} onRetry={onRetry} />
  );
  if (frames.isError) return failed(() => void frames.refetch());
  if (!frames.data || mayWrite === undefined) return <Waiting />;
  if (mayWrite && !friends.data) {
    return friends.isError ? failed(() => void friends.refetch()) : <Waiting />;
  }
  const known = mayWrite ? inRelation(friends.data ?? [], user.userId, 'friends') : [];
  const readers = onlineFirst(known).map(({ friend }) => friend);
  // Without a friend who is answered it is a letter of its own, which Domino's answer fits.
  const part = isAnswer && readers.some(({ userId }) => userId === to) ? 'answer' : 'frame';
  const conversationWith = (friendId: string) =>
    `${path('conversation')}?to=${encodeURIComponent(friendId)}`;
  return (
    <WriteToFriend
      key={`${lessonId} ${part} ${to}`}
      me={user.userId}
      frames={frames.data}
      part={part}
      friends={readers}
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
