import { AchievementsScreen } from '../features/achievements/AchievementsScreen.tsx';
import { useSession } from '../features/session/session-context.tsx';

/** /profile/achievements: the child's own (ROUTE-07, AMBIG-06). */
export default function AchievementsRoute() {
  const { userId } = useSession().user;
  return <AchievementsScreen userId={userId} />;
}
