import { FriendsPage } from '../features/friends/FriendsPage.tsx';
import { SuggestedList } from '../features/friends/Suggested.tsx';
import { useSession } from '../features/session/session-context.tsx';

/** /profile/friends/suggested: children who are online (ROUTE-14). */
export default function SuggestedFriendsRoute() {
  const { userId } = useSession().user;
  return (
    <FriendsPage me={userId} current="friends-suggested">
      {items => <SuggestedList me={userId} items={items} />}
    </FriendsPage>
  );
}
