import { MeCard } from '../features/me-card/MeCard.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { useOwnLanguages } from '../features/settings/keep/use-settings.ts';
import { SettingsCards } from '../features/settings/SettingsCards.tsx';

/** /settings: what a child can choose about the app (ROUTE-29). */
export default function SettingsRoute() {
  const { userId } = useSession().user;
  const english = useOwnLanguages(userId).languages?.teachingLanguage ?? 'gb';
  return (
    <SettingsCards userId={userId}>
      <MeCard userId={userId} english={english} />
    </SettingsCards>
  );
}
