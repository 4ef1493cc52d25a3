import { endpointQuery } from '@digipals/client';
import type { Profile, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, Card, classes, Domino, Icon } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { TrophiesCard } from '../features/achievements/card/TrophiesCard.tsx';
import { relationOf } from '../features/friends/card/relation.ts';
import { FriendState } from '../features/friends/FriendState.tsx';
import { LikeButton } from '../features/likes/LikeButton.tsx';
import { WallCard, writePlace } from '../features/posts/WallCard.tsx';
import { InterestsCard } from '../features/profile/interests/InterestsCard.tsx';
import { ProfileScreen } from '../features/profile/own/ProfileScreen.tsx';
import { Flame } from '../features/streaks/Flame.tsx';
import { FriendshipStreak } from '../features/streaks/FriendshipStreak.tsx';
import { streakQuery } from '../features/streaks/streaks-query.ts';
import { Failed } from '../shared/Failed.tsx';
import { useHistory } from '../shared/routing/history.ts';
import { Link } from '../shared/routing/Link.tsx';
import { path } from '../shared/routing/paths.ts';
import { useOwnTakeBack } from './use-own-take-back.ts';
import css from './VisitedProfile.module.css';

type Props = { user: User; visitor: User };

/** The page of another child, as far as the visitor may see it (PROFILE-26, SAFE-08). */
export function VisitedProfile({ user, visitor }: Props) {
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: user.userId }));
  const friend = profile.data?.friendShipStatus === 'accepted';
  return (
    <ProfileScreen user={user} visitor={visitor} below={<Like user={user} counted={friend} />}>
      {profile.data && <FriendCard user={user} visitor={visitor} profile={profile.data} />}
      {profile.isError && !profile.data && <Failed onRetry={() => void profile.refetch()} />}
      {friend && <FriendsAlone user={user} visitor={visitor} />}
    </ProfileScreen>
  );
}

/** Tries a small part again without a word too many. */
function Again({ onAgain }: { onAgain: () => void }) {
  const t = useText();
  return (
    <Button variant="secondary" wide icon="again" onClick={onAgain}>
      {t('action.retry')}
    </Button>
  );
}

/** The heart, once it is known whether the page is liked already. */
function Like({ user, counted }: { user: User; counted: boolean }) {
  const status = useQuery(endpointQuery('GET users/{id}/status', { id: user.userId }));
  if (status.data) return <LikeButton {...user} status={status.data} counted={counted} />;
  return status.isError ? <Again onAgain={() => void status.refetch()} /> : null;
}

/** Domino's mood by how things stand. */
const moods = { none: 'hello', asked: 'sit', wants: 'think', friends: 'cheer' } as const;

/** How things stand with the child, and what can be done (FRIEND-08 to FRIEND-10). */
function FriendCard({ user, visitor, profile }: Props & { profile: Profile }) {
  const t = useText();
  const history = useHistory();
  const { friendShipStatus: status, friendShipRequestorId: requestorId, avatarImage } = profile;
  const request = status && requestorId ? { status, requestorId } : null;
  const relation = relationOf(request, visitor.userId);
  return (
    <Card className={classes(css['card'], relation === 'friends' && css['friends'])}>
      <Domino mood={moods[relation]} className={css['dog']} />
      <div className={css['words']}>
        {relation === 'friends' && <Days userId={user.userId} />}
        {relation === 'wants' && <p>{t('notify.frequest', user)}</p>}
        {/* Of a child that is no friend its likes are not told (SAFE-08). */}
        {(relation === 'none' || relation === 'asked') && <p>{t('profile.becomeFriends', user)}</p>}
        <FriendState
          me={visitor.userId}
          other={{ ...summaryOf(user), avatarImage }}
          relation={relation}
          onBlocked={() => history.replace(path('friends'))}
        />
        {relation === 'friends' && <Write userId={user.userId} />}
      </div>
    </Card>
  );
}

/** The way to a message (PROFILE-10). */
function Write({ userId }: { userId: string }) {
  const t = useText();
  const about = new URLSearchParams({ to: userId });
  return (
    <Link to={`${path('conversation')}?${about}`} className={buttonClass({ wide: true })}>
      <Icon name="pen" />
      {t('action.write')}
    </Link>
  );
}

const summaryOf = ({ userId, username, country }: User) => ({ userId, username, country });

/** Days in a row of a friend (STREAK-10); nothing while there are none to be glad of. */
function Days({ userId }: { userId: string }) {
  const t = useText();
  const count = useQuery(streakQuery(userId)).data?.streak ?? 0;
  if (count === 0) return null;
  return (
    <p className={css['days']}>
      <Flame className={css['flame']} />
      {t('streak.days', { count })}
    </p>
  );
}

/** What only friends are shown (SAFE-08). */
function FriendsAlone({ user, visitor }: Props) {
  const { userId, username } = user;
  const takeBack = useOwnTakeBack(visitor.userId, writePlace(userId, visitor.userId));
  return (
    <>
      <WallCard owner={user} me={visitor.userId} takeBack={takeBack} />
      <InterestsCard userId={userId} own={false} />
      <TrophiesCard userId={userId} username={username} />
      <FriendshipStreak userId={visitor.userId} friend={user} />
    </>
  );
}
