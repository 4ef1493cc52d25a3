import { ReferralCards } from '../features/referrals/ReferralCards.tsx';
import { useSession } from '../features/session/session-context.tsx';

/** /referrals: the invitation card of the child (ROUTE-06). */
export default function ReferralsRoute() {
  const { userId, username } = useSession().user;
  return <ReferralCards userId={userId} username={username} />;
}
