import { FriendsPage } from '../features/friends/FriendsPage.tsx';
import { Requests } from '../features/friends/Requests.tsx';
import { useSession } from '../features/session/session-context.tsx';

/** /profile/friends/pending: incoming and own requests (ROUTE-15). */
export default function PendingFriendsRoute() {
  const { userId } = useSession().user;
  return (
    <FriendsPage me={userId} current="friends-pending">
      {items => <Requests me={userId} items={items} />}
    </FriendsPage>
  );
}
