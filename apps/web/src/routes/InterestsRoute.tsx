import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { InterestsPage } from '../features/profile/InterestsPage.tsx';
import { isGone } from '../features/profile/is-gone.ts';
import { NotHere } from '../features/profile/NotHere.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { Failed } from '../shared/Failed.tsx';
import { usePageInfo } from '../shared/page-info.ts';
import { useParam } from '../shared/routing/use-params.ts';
import { Waiting } from '../shared/Waiting.tsx';

/** /profile/{userId?}/interests: interests of a child (ROUTE-09). Domino explains the own ones (SHELL-33). */
export default function InterestsRoute() {
  const { user } = useSession();
  const id = useParam('userId') || user.userId;
  return id === user.userId ? <OwnInterests userId={id} /> : <Interests id={id} own={false} />;
}

function OwnInterests({ userId }: { userId: string }) {
  const t = useText();
  usePageInfo(useCallback(() => t('help.interests'), [t]));
  return <Interests id={userId} own />;
}

function Interests({ id, own }: { id: string; own: boolean }) {
  const user = useQuery(endpointQuery('GET users/{id}', { id }));
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id }));
  if (isGone(user.error) || isGone(profile.error)) return <NotHere />;
  if (user.data && profile.data)
    return <InterestsPage user={user.data} profile={profile.data} own={own} />;
  if (!user.isError && !profile.isError) return <Waiting />;
  const retry = () => {
    for (const query of [user, profile]) if (query.isError) void query.refetch();
  };
  return <Failed onRetry={retry} />;
}
