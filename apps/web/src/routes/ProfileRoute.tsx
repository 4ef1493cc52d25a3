import { useText } from '@digipals/i18n/react';
import { PaywallCard } from '../features/licences/PaywallCard.tsx';
import { ProfileStage } from '../features/profile/ProfileStage.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { LessonCard } from '../features/training/LessonCard.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import css from './ProfileRoute.module.css';

/** /profile: the child's own page (ROUTE-17). */
export default function ProfileRoute() {
  const t = useText();
  const { user, premium } = useSession();
  usePageTitle(t('nav.home'));
  return (
    <div className={css['me']}>
      <ProfileStage user={user} />
      <div className={css['cards']}>
        {premium ? <LessonCard userId={user.userId} /> : <PaywallCard />}
      </div>
    </div>
  );
}
