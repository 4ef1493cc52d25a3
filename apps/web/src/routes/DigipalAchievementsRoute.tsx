import type { User } from '@digipals/contract';
import { Face } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AchievementsScreen } from '../features/achievements/AchievementsScreen.tsx';
import { achievementsQuery } from '../features/achievements/achievements-query.ts';
import { FriendsOnly } from '../features/achievements/FriendsOnly.tsx';
import { isGone } from '../features/profile/is-gone.ts';
import { NotHere } from '../features/profile/NotHere.tsx';
import { profileQuery, userQuery } from '../features/profile/profile-query.ts';
import { useSession } from '../features/session/session-context.tsx';
import { isCallError } from '../shared/api/call-error.ts';
import { Failed } from '../shared/Failed.tsx';
import { useHistory } from '../shared/routing/history.ts';
import { path } from '../shared/routing/paths.ts';
import { useParam } from '../shared/routing/use-params.ts';
import { useServices } from '../shared/services.tsx';
import { Waiting } from '../shared/Waiting.tsx';

/** /profile/{id}/achievements: those of a friend (ROUTE-08); the own ones have an address of their own. */
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
  const { call } = useServices();
  const user = useQuery(userQuery(call, id));
  const { error } = useQuery(achievementsQuery(call, id));
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

/** Whose trophies they are; nothing until the avatar is here. */
function FaceOf({ user }: { user: User }) {
  const { call } = useServices();
  const profile = useQuery(profileQuery(call, user.userId)).data;
  if (!profile) return null;
  return <Face src={`${profile.avatarImage}/head.svg`} flag={user.country} />;
}
