import { endpointQuery } from '@digipals/client';
import { onboarding as rules } from '@digipals/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { Intro } from '../features/onboarding/Intro.tsx';
import { useProgress } from '../features/onboarding/progress/use-progress.ts';
import { useSession } from '../features/session/session-context.tsx';
import { useHistory } from '../shared/routing/history.ts';
import { path } from '../shared/routing/paths.ts';
import { Waiting } from '../shared/Waiting.tsx';

/** /intro: Domino says hello, and leads to the first steps or, once they are done, to the profile (ROUTE-03). */
export default function IntroRoute() {
  const history = useHistory();
  const { userId } = useSession().user;
  const progress = useProgress(userId);
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: userId })).data;
  if (!progress) return <Waiting />;
  const start = () => {
    if (progress.finished < rules.steps) history.push(path('onboarding'), { greeted: true });
    else history.push(path('my-profile'));
  };
  return <Intro dominoImage={profile?.dominoImage} onStart={start} />;
}
