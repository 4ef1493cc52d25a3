import { isBuilt } from '../app/route-table.ts';
import { useSession } from '../features/session/session-context.tsx';
import { SettingsCards } from '../features/settings/SettingsCards.tsx';
import { path } from '../shared/routing/paths.ts';

/** /settings: what a child can choose about the app (ROUTE-29). */
export default function SettingsRoute() {
  const { userId } = useSession().user;
  const steps = isBuilt('onboarding') ? path('onboarding') : null;
  return <SettingsCards userId={userId} steps={steps} />;
}
