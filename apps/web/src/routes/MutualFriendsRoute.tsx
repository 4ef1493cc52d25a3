import { MutualFriends } from '../features/friends/MutualFriends.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { useParam } from '../shared/routing/use-params.ts';

/** /profile/{userId}/friends: mutual friends (ROUTE-13). The flag only hides links to it (AMBIG-07). */
export default function MutualFriendsRoute() {
  const { userId } = useSession().user;
  return <MutualFriends me={userId} otherId={useParam('userId')} />;
}
