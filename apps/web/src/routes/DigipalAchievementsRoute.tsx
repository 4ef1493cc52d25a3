import { endpointQuery, isCallError } from '@digipals/client';
import type { User } from '@digipals/contract';
import { Face } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AchievementsScreen } from '../features/achievements/AchievementsScreen.tsx';
import { achievementsQuery } from '../features/achievements/card/achievements-query.ts';
import { FriendsOnly } from '../features/achievements/FriendsOnly.tsx';
import { isGone } from '../features/profile/is-gone.ts';
import { NotHere } from '../features/profile/NotHere.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { Failed } from '../shared/Failed.tsx';
import { useHistory } from '../shared/routing/history.ts';
import { path } from '../shared/routing/paths.ts';
import { useParam } from '../shared/routing/use-params.ts';
import { Waiting } from '../shared/Waiting.tsx';

/** /profile/{id}/achievements: those of a friend (ROUTE-08). The child's own have another path. */
export default function DigipalAchievementsRoute() {
  const { userId } = useSession().user;
  const id = useParam('id');
  return id === userId ? <Own /> : <OfFriend id={id} />;
}

function Own() {
  const history = useHistory();
  useEffect(() => history.replace(path('achievements')), [history]);
  return <Waiting />;
}

function OfFriend({ id }: { id: string }) {
  const user = useQuery(endpointQuery('GET users/{id}', { id }));
  const { error } = useQuery(achievementsQuery(id));
  if (isGone(user.error) || isGone(error)) return <NotHere />;
  if (!user.data) {
    return user.isError ? <Failed onRetry={() => void user.refetch()} /> : <Waiting />;
  }
  if (isCallError(error) && error.status === 403) return <FriendsOnly {...user.data} />;
  return (
    <AchievementsScreen
      userId={id}
      username={user.data.username}
      face={<FaceOf user={user.data} />}
    />
  );
}

/** The face of the owner; nothing until the avatar is loaded. */
function FaceOf({ user }: { user: User }) {
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: user.userId })).data;
  if (!profile) return null;
  return <Face src={`${profile.avatarImage}/head.svg`} flag={user.country} />;
}
