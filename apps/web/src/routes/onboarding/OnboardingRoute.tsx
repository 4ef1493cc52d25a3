import { endpointQuery } from '@digipals/client';
import type { Streak } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguages } from '../../features/languages/use-languages.ts';
import { isShownInSteps } from '../../features/notifications/announced.ts';
import { notificationsQuery } from '../../features/notifications/feed/notifications-query.ts';
import { markRead } from '../../features/notifications/mark-read.ts';
import { Onboarding } from '../../features/onboarding/Onboarding.tsx';
import { useProgress } from '../../features/onboarding/progress/use-progress.ts';
import { useSession } from '../../features/session/session-context.tsx';
import { Flame } from '../../features/streaks/Flame.tsx';
import { Week } from '../../features/streaks/Week.tsx';
import { useHistory } from '../../shared/routing/history.ts';
import { path } from '../../shared/routing/paths.ts';
import { type Services, useServices } from '../../shared/services.tsx';
import { Waiting } from '../../shared/Waiting.tsx';

const drawStreak = (streak: Streak | undefined, lit: boolean) => (
  <>
    <Flame lit={lit} />
    <Week
      days={(streak?.week ?? []).map((day, index) => (index === 6 ? { ...day, won: lit } : day))}
    />
  </>
);

/** Marks as read what the steps have shown, so that no other device announces it; not if there is other news. */
function readShown({ call, queries }: Services, userId: string): void {
  const list = queries.getQueryData(notificationsQuery(userId).queryKey) ?? [];
  const news = list.filter(({ isNew }) => isNew);
  const [newest] = news;
  if (newest && news.every(isShownInSteps)) void markRead({ call, queries }, userId, newest.id);
}

/** /onboarding: the first steps of a new child (ROUTE-04). */
export default function OnboardingRoute() {
  const history = useHistory();
  const services = useServices();
  const { user } = useSession();
  const { userId, username } = user;
  const progress = useProgress(userId);
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: userId })).data;
  const languages = useLanguages(userId);
  if (!progress) return <Waiting />;
  return (
    <Onboarding
      me={{
        ...{ userId, username },
        ...{ avatarImage: profile?.avatarImage, dominoImage: profile?.dominoImage },
      }}
      human={profile?.human}
      progress={progress}
      greeted={history.location.state.greeted === true}
      american={languages?.teachingLanguage === 'us'}
      drawStreak={drawStreak}
      onEnd={() => {
        readShown(services, userId);
        history.push(path('my-profile'));
      }}
    />
  );
}
