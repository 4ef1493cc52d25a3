import { endpointQuery } from '@digipals/client';
import type { User } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isGone } from '../features/profile/is-gone.ts';
import { NotHere } from '../features/profile/NotHere.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { Failed } from '../shared/Failed.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { useHistory } from '../shared/routing/history.ts';
import { path } from '../shared/routing/paths.ts';
import { useParam } from '../shared/routing/use-params.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { VisitedProfile } from './VisitedProfile.tsx';

/** /digipal/{userId?}: the page of another child (ROUTE-21). The child's own page has another path. */
export default function DigipalRoute() {
  const { user } = useSession();
  const id = useParam('userId');
  return id === '' || id === user.userId ? <Home /> : <Visit id={id} visitor={user} />;
}

function Home() {
  const history = useHistory();
  useEffect(() => history.replace(path('my-profile')), [history]);
  return <Waiting />;
}

/** The other child can change this data, so every visit refetches it. */
const fresh = { staleTime: 0 } as const;

function Visit({ id, visitor }: { id: string; visitor: User }) {
  const user = useQuery({ ...endpointQuery('GET users/{id}', { id }), ...fresh });
  const profile = useQuery({ ...endpointQuery('GET users/{id}/profile', { id }), ...fresh });
  // Checked before cached data: a child that was hidden must disappear at once (SAFE-09).
  if (isGone(user.error) || isGone(profile.error)) return <NotHere />;
  if (user.data) return <Named user={user.data} visitor={visitor} />;
  return user.isError ? <Failed onRetry={() => void user.refetch()} /> : <Waiting />;
}

function Named({ user, visitor }: { user: User; visitor: User }) {
  usePageTitle(user.username);
  return <VisitedProfile user={user} visitor={visitor} />;
}
