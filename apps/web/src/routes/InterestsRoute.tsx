import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { InterestsPage } from '../features/profile/InterestsPage.tsx';
import { interestKey } from '../features/profile/interests/interest-names.ts';
import { isGone } from '../features/profile/is-gone.ts';
import { NotHere } from '../features/profile/NotHere.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { InterestsEditor } from '../features/shop/interests/InterestsEditor.tsx';
import { Failed } from '../shared/Failed.tsx';
import { usePageInfo } from '../shared/page-info.ts';
import { useParam } from '../shared/routing/use-params.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { EditorTools } from './EditorTools.tsx';
import { useWays } from './may-write/use-ways.ts';

/**
 * /profile/{userId?}/interests: interests of a child (ROUTE-09). The child changes its own, and Domino explains
 * how (SHELL-33).
 */
export default function InterestsRoute() {
  const { user } = useSession();
  const id = useParam('userId') || user.userId;
  return id === user.userId ? <OwnInterests /> : <Interests id={id} />;
}

function OwnInterests() {
  const t = useText();
  const { user } = useSession();
  const ways = useWays();
  usePageInfo(useCallback(() => t('help.interests'), [t]));
  const nameOf = (id: string) => {
    const key = interestKey(id);
    return key && t(key);
  };
  return (
    <InterestsEditor
      user={user}
      ways={ways}
      nameOf={nameOf}
      tools={<EditorTools userId={user.userId} route="interests" />}
    />
  );
}

function Interests({ id }: { id: string }) {
  const user = useQuery(endpointQuery('GET users/{id}', { id }));
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id }));
  if (isGone(user.error) || isGone(profile.error)) return <NotHere />;
  if (user.data && profile.data) return <InterestsPage user={user.data} profile={profile.data} />;
  if (!user.isError && !profile.isError) return <Waiting />;
  const retry = () => {
    for (const query of [user, profile]) if (query.isError) void query.refetch();
  };
  return <Failed onRetry={retry} />;
}
