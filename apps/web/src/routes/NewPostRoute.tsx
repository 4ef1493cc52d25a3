import { endpointQuery } from '@digipals/client';
import type { Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { friendsQuery } from '../features/friends/card/friends-query.ts';
import { inRelation, relationWith } from '../features/friends/card/relation.ts';
import { useMayMeet } from '../features/friends/card/use-may-meet.ts';
import { FriendsFirst } from '../features/posts/FriendsFirst.tsx';
import { OwnTexts } from '../features/posts/OwnTexts.tsx';
import { Receivers } from '../features/posts/Receivers.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { Failed } from '../shared/Failed.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { remoteData } from '../shared/remote-data.ts';
import { path } from '../shared/routing/paths.ts';
import { useParam } from '../shared/routing/use-params.ts';
import { useServices } from '../shared/services.tsx';
import { useTold } from '../shared/text-state/use-told.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { useOwnWithdraw } from './use-own-withdraw.ts';
import { WriteCard } from './WriteCard.tsx';

/** /newsfeed/new/{userId?}: writes a DigiPost to a friend, a child with a pending request, or oneself (ROUTE-22). */
export default function NewPostRoute() {
  const t = useText();
  const { history, popups } = useServices();
  const { user } = useSession();
  const me = user.userId;
  const to = useParam('userId') || me;
  const query = useQuery(friendsQuery(me));
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: me })).data;
  const withdraw = useOwnWithdraw(me);
  const told = useTold(user.timeZone);
  const items = remoteData(query);
  usePageTitle(t('profile.writePost'));
  if (items.state === 'failed' && to !== me) return <Failed onRetry={() => void query.refetch()} />;
  if (items.state !== 'success' && items.state !== 'failed') return <Waiting />;
  const known = items.state === 'success' ? items.data : [];
  const relation = relationWith(known, me, to);
  if (to !== me && relation !== 'friends' && relation !== 'asked')
    return <NotYet me={me} to={to} />;

  const friends: Summary[] = inRelation(known, me, 'friends').map(({ friend }) => friend);
  const mine = { userId: me, username: user.username, avatarImage: profile?.avatarImage ?? '' };
  const receiver = known.find(({ friend }) => friend.userId === to)?.friend;
  const sent = () => {
    history.push(to === me ? path('my-profile') : path('digipal', { userId: to }));
    // After the navigation, because it closes popups.
    const text = told.isLater ? told.words : t('post.sent');
    popups.show({ text: () => text, mood: 'cheer' });
  };
  return (
    <WriteCard
      key={to}
      me={me}
      wallOf={to}
      kind="post"
      title={t('profile.writePost')}
      lead={receiver ? t('post.for', receiver) : t('post.forMe')}
      label={t('post.placeholder')}
      onSent={sent}
    >
      {friends.length > 0 && <Receivers people={[mine, ...friends]} to={to} />}
      {/* The other child's page shows no wall yet. */}
      {relation === 'asked' && <OwnTexts me={user} wallOf={to} kind="post" withdraw={withdraw} />}
    </WriteCard>
  );
}

/** Says what is missing before the child can write to another: a friend, or a grown-up who permits contact. */
function NotYet({ me, to }: { me: string; to: string }) {
  const t = useText();
  const mayMeet = useMayMeet(me);
  if (mayMeet === undefined) return <Waiting />;
  if (mayMeet) return <FriendsFirst to={to} />;
  return <FriendsFirst to={null} words={t('post.askGrownUp')} />;
}
