import { endpointQuery } from '@digipals/client';
import type { Profile, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, Card, classes, Domino, Icon } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { TrophiesCard } from '../features/achievements/card/TrophiesCard.tsx';
import { relationOf } from '../features/friends/card/relation.ts';
import { FriendState } from '../features/friends/FriendState.tsx';
import { LikeButton } from '../features/likes/LikeButton.tsx';
import { useWallInAllTabs } from '../features/posts/use-wall-in-all-tabs.ts';
import { pathToWrite, WallCard } from '../features/posts/WallCard.tsx';
import { InterestsCard } from '../features/profile/interests/InterestsCard.tsx';
import { ProfileScreen } from '../features/profile/own/ProfileScreen.tsx';
import { Flame } from '../features/streaks/Flame.tsx';
import { FriendshipStreak } from '../features/streaks/FriendshipStreak.tsx';
import { streakQuery } from '../features/streaks/streaks-query.ts';
import { Failed } from '../shared/Failed.tsx';
import { useHistory } from '../shared/routing/history.ts';
import { Link } from '../shared/routing/Link.tsx';
import { path } from '../shared/routing/paths.ts';
import { useOwnWithdraw } from './use-own-withdraw.ts';
import css from './VisitedProfile.module.css';

type Props = { user: User; visitor: User };

/** The page of another child, limited to what the visitor may see (PROFILE-26, SAFE-08). */
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

/** A retry button without an error message, for small parts. */
function Again({ onAgain }: { onAgain: () => void }) {
  const t = useText();
  return (
    <Button variant="secondary" wide icon="again" onClick={onAgain}>
      {t('action.retry')}
    </Button>
  );
}

/** The like button, once the status is loaded. */
function Like({ user, counted }: { user: User; counted: boolean }) {
  const status = useQuery(endpointQuery('GET users/{id}/status', { id: user.userId }));
  if (status.data) return <LikeButton {...user} status={status.data} counted={counted} />;
  return status.isError ? <Again onAgain={() => void status.refetch()} /> : null;
}

/** Domino's mood for each relation. */
const moods = { none: 'hello', asked: 'sit', wants: 'think', friends: 'cheer' } as const;

/** The relation with the child and its actions (FRIEND-08 to FRIEND-10). */
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
        {/* Strangers do not see interests (SAFE-08). */}
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

/** A link to write to the friend (PROFILE-10). */
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

/** The streak of a friend (STREAK-10); hidden if it is 0. */
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

/** Cards that only friends see (SAFE-08). */
function FriendsAlone({ user, visitor }: Props) {
  const { userId, username } = user;
  const withdraw = useOwnWithdraw(visitor.userId, pathToWrite(userId, visitor.userId));
  useWallInAllTabs(userId, visitor.userId);
  return (
    <>
      <WallCard owner={user} me={visitor} withdraw={withdraw} />
      <InterestsCard userId={userId} own={false} />
      <TrophiesCard userId={userId} username={username} />
      <FriendshipStreak userId={visitor.userId} friend={user} />
    </>
  );
}
