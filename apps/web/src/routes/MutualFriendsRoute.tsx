import { MutualFriends } from '../features/friends/MutualFriends.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { useParam } from '../shared/routing/use-params.ts';

/** /profile/{userId}/friends: friends of both (ROUTE-13); its flag hides only the way here (AMBIG-07). */
export default function MutualFriendsRoute() {
  const { userId } = useSession().user;
  return <MutualFriends me={userId} otherId={useParam('userId')} />;
}
