import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { friendsQuery } from '../features/friends/card/friends-query.ts';
import { inRelation, onlineFirst } from '../features/friends/card/relation.ts';
import { useAskFirst, useMayMeet } from '../features/friends/card/use-may-meet.ts';
import { conversationsQuery } from '../features/messages/card/queries.ts';
import { Inbox } from '../features/messages/inbox/Inbox.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { Failed } from '../shared/Failed.tsx';
import { remoteData } from '../shared/remote-data.ts';
import { useServices } from '../shared/services.tsx';
import { waitingQuery } from '../shared/text-state/use-told.ts';
import { Waiting } from '../shared/Waiting.tsx';

/** /user/conversations: the inbox (ROUTE-19). */
export default function ConversationsRoute() {
  const { queries } = useServices();
  const { user } = useSession();
  const query = useQuery(conversationsQuery(user.userId));
  const friends = useQuery(friendsQuery(user.userId));
  const isAlone = query.data?.length === 0;
  const mayMeet = useMayMeet(user.userId);
  const askFirst = useAskFirst(user.userId, 'post.askGrownUp');
  useEffect(() => {
    // The review time may have changed since the last visit.
    void queries.invalidateQueries(waitingQuery());
  }, [queries]);
  const inbox = remoteData(query);
  if (inbox.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  if (inbox.state !== 'success' || friends.isPending) return <Waiting />;
  if (isAlone && mayMeet === undefined) return <Waiting />;
  const known = onlineFirst(inRelation(friends.data ?? [], user.userId, 'friends'));
  return (
    <Inbox
      user={user}
      items={inbox.data}
      friends={known.map(({ friend }) => friend)}
      askFirst={mayMeet === false ? askFirst : undefined}
    />
  );
}
