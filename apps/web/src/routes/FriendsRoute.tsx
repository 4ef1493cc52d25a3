import { FriendList } from '../features/friends/FriendList.tsx';
import { FriendsPage } from '../features/friends/FriendsPage.tsx';
import { useSession } from '../features/session/session-context.tsx';

/** /profile/friends: all friends (ROUTE-12, AMBIG-06). */
export default function FriendsRoute() {
  const { userId } = useSession().user;
  return (
    <FriendsPage me={userId} current="friends">
      {items => <FriendList me={userId} items={items} />}
    </FriendsPage>
  );
}
