import { FriendsPage } from '../features/friends/FriendsPage.tsx';
import { Search } from '../features/friends/search/Search.tsx';
import { useSession } from '../features/session/session-context.tsx';

/** /profile/friends/search: search by name (ROUTE-16). */
export default function SearchFriendsRoute() {
  const { userId } = useSession().user;
  return (
    <FriendsPage me={userId} current="friends-search">
      {items => <Search me={userId} items={items} />}
    </FriendsPage>
  );
}
