import { endpointQuery } from '@digipals/client';
import { onboarding as rules } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Intro } from '../features/onboarding/Intro.tsx';
import { useProgress } from '../features/onboarding/progress/use-progress.ts';
import { useSession } from '../features/session/session-context.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { path } from '../shared/routing/paths.ts';
import { Waiting } from '../shared/Waiting.tsx';

/** /intro: Domino says hello, and leads to the first steps or, once they are done, to the profile (ROUTE-03). */
export default function IntroRoute() {
  const t = useText();
  const { userId } = useSession().user;
  const progress = useProgress(userId);
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: userId })).data;
  usePageTitle(t('onboarding.1.title'));
  if (!progress) return <Waiting />;
  const to = path(progress.finished < rules.steps ? 'onboarding' : 'my-profile');
  return <Intro dominoImage={profile?.dominoImage} to={to} />;
}
