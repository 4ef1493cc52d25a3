import { CallError, endpointQuery } from '@digipals/client';
import type { User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { FriendsFirst } from '../features/posts/FriendsFirst.tsx';
import { OwnStatus } from '../features/posts/OwnStatus.tsx';
import { StatusCard } from '../features/posts/StatusCard.tsx';
import { useWallInAllTabs } from '../features/posts/use-wall-in-all-tabs.ts';
import { wallQuery } from '../features/posts/wall-query.ts';
import { isGone } from '../features/profile/is-gone.ts';
import { NotHere } from '../features/profile/NotHere.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { Failed } from '../shared/Failed.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { useParam } from '../shared/routing/use-params.ts';
import { useServices } from '../shared/services.tsx';
import { useTold } from '../shared/text-state/use-told.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { useOwnWithdraw } from './use-own-withdraw.ts';
import { WriteCard } from './WriteCard.tsx';

/** /profile/{userId?}/status: edits the child's own status, or shows a friend's (PROFILE-25, NOTSHOWN-22). */
export default function StatusRoute() {
  const { user } = useSession();
  const id = useParam('userId');
  return id === '' || id === user.userId ? (
    <Mine user={user} />
  ) : (
    <Other id={id} me={user.userId} />
  );
}

function Mine({ user }: { user: User }) {
  const t = useText();
  const me = user.userId;
  const told = useTold(user.timeZone);
  const { popups } = useServices();
  const withdraw = useOwnWithdraw(me);
  usePageTitle(t('status.title'));
  const sent = () => {
    const text = told.isLater ? told.words : t('status.sent');
    popups.show({ text: () => text, mood: 'cheer' });
  };
  return (
    <WriteCard
      me={me}
      wallOf={me}
      kind="status"
      title={t('status.title')}
      label={t('status.label')}
      onSent={sent}
    >
      <OwnStatus me={user} withdraw={withdraw} />
    </WriteCard>
  );
}

const isForbidden = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'forbidden';

function Other({ id, me }: { id: string; me: string }) {
  const t = useText();
  const user = useQuery(endpointQuery('GET users/{id}', { id }));
  // The other child can change this data, so every visit refetches it.
  const wall = useQuery({ ...wallQuery(id, me), staleTime: 0 });
  useWallInAllTabs(id, me);
  const retry = () => void Promise.all([user.refetch(), wall.refetch()]);
  if (isGone(user.error) || isGone(wall.error)) return <NotHere />;
  if (user.data && isForbidden(wall.error))
    return <FriendsFirst to={id} words={t('profile.becomeFriends', user.data)} />;
  if (user.data && wall.data) return <StatusCard user={user.data} status={wall.data.status} />;
  return user.isError || wall.isError ? <Failed onRetry={retry} /> : <Waiting />;
}
