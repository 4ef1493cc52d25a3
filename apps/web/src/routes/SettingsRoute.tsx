import { MeCard } from '../features/me-card/MeCard.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { SettingsCards } from '../features/settings/SettingsCards.tsx';

/** /settings: what a child can choose about the app (ROUTE-29). */
export default function SettingsRoute() {
  const { userId } = useSession().user;
  return (
    <SettingsCards userId={userId}>
      <MeCard userId={userId} />
    </SettingsCards>
  );
}
