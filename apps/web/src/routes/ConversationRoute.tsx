import { isOutOfReach } from '@digipals/client';
import type { InboxItem, User } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { friendsQuery } from '../features/friends/card/friends-query.ts';
import { inRelation, onlineFirst } from '../features/friends/card/relation.ts';
import { useAskFirst, useMayMeet } from '../features/friends/card/use-may-meet.ts';
import { conversationsQuery } from '../features/messages/card/queries.ts';
import { AskGrownUp, ChooseFriend } from '../features/messages/inbox/Inbox.tsx';
import { InboxLayout } from '../features/messages/inbox/InboxLayout.tsx';
import {
  ConversationView,
  NewConversation,
} from '../features/messages/thread/ConversationView.tsx';
import { LoadingOrError, NotFriends, PlainFrame } from '../features/messages/thread/PlainFrame.tsx';
import { useConversation } from '../features/messages/thread/use-conversation.ts';
import { useSession } from '../features/session/session-context.tsx';
import { Later, latePart } from '../shared/later.tsx';
import { useParam, useQueryParam } from '../shared/routing/use-params.ts';
import { Waiting } from '../shared/Waiting.tsx';

/** Rarely needed. */
const answerLink = latePart(() => import('./may-write/AnswerLink.tsx'));

/** /conversation/{id?}: a conversation; without an id a new one, with the friend `?to=` (ROUTE-20). */
export default function ConversationRoute() {
  const id = useParam('id');
  const to = useQueryParam('to');
  const { user } = useSession();
  const inbox = useQuery(conversationsQuery(user.userId));
  const items = inbox.data ?? [];
  const known = id || items.find(({ friend }) => friend.userId === to)?.conversationId;
  return (
    <InboxLayout user={user} items={items} current={known ?? null}>
      <Side id={known ?? null} to={to} user={user} inbox={inbox} />
    </InboxLayout>
  );
}

type SideProps = {
  id: string | null;
  to: string | null;
  user: User;
  inbox: { data: InboxItem[] | undefined; isError: boolean; refetch(): Promise<unknown> };
};

function Side({ id, to, user, inbox }: SideProps) {
  if (id !== null) return <Open key={id} id={id} user={user} />;
  // Only the inbox knows whether there is a conversation with the friend.
  if (to !== null && !inbox.data) {
    return <LoadingOrError failed={inbox.isError} onRetry={() => void inbox.refetch()} />;
  }
  return <StartConversation to={to} user={user} />;
}

function Open({ id, user }: { id: string; user: User }) {
  const query = useConversation(id);
  // Checked before cached data: a conversation that was closed must disappear at once (SAFE-09).
  if (isOutOfReach(query.error)) return gone;
  if (query.data) {
    const { userId } = user;
    const friendId = query.data.friend.userId;
    const answerTo = (lessonId: string) => (
      <Later part={answerLink} props={{ userId, friendId, lessonId }} quiet />
    );
    return <ConversationView page={query.data} user={user} answerTo={answerTo} />;
  }
  return <LoadingOrError failed={query.isError} onRetry={() => void query.refetch()} />;
}

function StartConversation({ to, user }: { to: string | null; user: User }) {
  const query = useQuery(friendsQuery(user.userId));
  if (!query.data)
    return <LoadingOrError failed={query.isError} onRetry={() => void query.refetch()} />;
  const friends = onlineFirst(inRelation(query.data, user.userId, 'friends')).map(
    ({ friend }) => friend,
  );
  if (to === null) {
    const choice = (
      <PlainFrame>
        <ChooseFriend friends={friends} />
      </PlainFrame>
    );
    return friends.length > 0 ? choice : <OrAskGrownUp>{choice}</OrAskGrownUp>;
  }
  const friend = friends.find(({ userId }) => userId === to);
  return friend ? <NewConversation key={to} user={user} friend={friend} /> : gone;
}

/** What a child without this conversation or friends sees, or whom to ask while no grown-up permits contact (FAMILY-33). */
function OrAskGrownUp({ children }: { children: ReactNode }) {
  const { userId } = useSession().user;
  const mayMeet = useMayMeet(userId);
  const words = useAskFirst(userId, 'post.askGrownUp');
  if (mayMeet) return children;
  return (
    <PlainFrame>{mayMeet === undefined ? <Waiting /> : <AskGrownUp words={words} />}</PlainFrame>
  );
}

const gone = (
  <OrAskGrownUp>
    <NotFriends />
  </OrAskGrownUp>
);
