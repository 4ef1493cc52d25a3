import { FriendsPage } from '../features/friends/FriendsPage.tsx';
import { Permitted } from '../features/friends/Permitted.tsx';
import { Search } from '../features/friends/search/Search.tsx';
import { useSession } from '../features/session/session-context.tsx';

/** /profile/friends/search: search by name (ROUTE-16). */
export default function SearchFriendsRoute() {
  const { userId } = useSession().user;
  return (
    <FriendsPage me={userId} current="friends-search">
      {items => {
        const search = <Search me={userId} items={items} />;
        return items.length > 0 ? search : <Permitted me={userId}>{search}</Permitted>;
      }}
    </FriendsPage>
  );
}
