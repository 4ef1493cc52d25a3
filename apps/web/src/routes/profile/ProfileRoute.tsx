import { useText } from '@digipals/i18n/react';
import { ProfilePlaceholders } from '../../features/profile/own/ProfilePlaceholders.tsx';
import { ProfileScreen } from '../../features/profile/own/ProfileScreen.tsx';
import { useSession } from '../../features/session/session-context.tsx';
import { LessonCard } from '../../features/training/card/LessonCard.tsx';
import { Later, latePart } from '../../shared/later.tsx';
import { usePageTitle } from '../../shared/page-title.tsx';

const ownCards = latePart(() => import('../profile-cards/OwnCards.tsx'));
const roomLinks = latePart(() => import('../profile-cards/RoomLinks.tsx'));

/** /profile: the child's own page (ROUTE-17). */
export default function ProfileRoute() {
  const t = useText();
  const { user, premium } = useSession();
  usePageTitle(t('nav.home'));
  return (
    <ProfileScreen user={user} over={<Later part={roomLinks} quiet props={user} />}>
      {premium && <LessonCard userId={user.userId} />}
      <Later part={ownCards} props={{ user, premium }} waiting={<ProfilePlaceholders />} />
    </ProfileScreen>
  );
}
