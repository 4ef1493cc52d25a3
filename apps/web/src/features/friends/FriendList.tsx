import type { FriendItem, Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Icon } from '@digipals/ui';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { Blocked } from './Blocked.tsx';
import { inRelation, onlineFirst } from './card/relation.ts';
import { EmptyState } from './EmptyState.tsx';
import { FriendMenu } from './FriendMenu.tsx';
import { lastSeenText } from './last-seen.ts';
import { Permitted } from './Permitted.tsx';
import { ListTitle, People, Person } from './Person.tsx';

type Props = { me: string; items: readonly FriendItem[] };

/** All friends, those online first (FRIEND-05), and blocked children. */
export function FriendList({ me, items }: Props) {
  const t = useText();
  const friends = onlineFirst(inRelation(items, me, 'friends'));
  return (
    <>
      {friends.length === 0 ? (
        <Permitted me={me}>
          <EmptyState text={t('empty.friends')}>
            <FindFriends />
          </EmptyState>
        </Permitted>
      ) : (
        <>
          <ListTitle>{t('friends.count', { count: friends.length })}</ListTitle>
          <Friends me={me} items={friends} menu />
        </>
      )}
      <Blocked me={me} />
    </>
  );
}

type FriendsProps = Props & { /** Whether each friend has a menu. */ menu?: boolean };

/** Friends with the time they were last online. */
export function Friends({ me, items, menu = false }: FriendsProps) {
  const t = useText();
  const { now } = useServices();
  return (
    <People label={t('friends.title')}>
      {items.map(({ friend }) => (
        <Person
          key={friend.userId}
          person={friend}
          line={lastSeenText(friend, now(), t)}
          aside={menu && <FriendMenu me={me} other={friend} relation="friends" />}
        >
          {menu && <WriteTo {...friend} />}
        </Person>
      ))}
    </People>
  );
}

/** A link to write to a friend. */
function WriteTo({ userId, username }: Summary) {
  const t = useText();
  const write = t('action.write');
  const about = new URLSearchParams({ to: userId });
  return (
    <Link
      to={`${path('conversation')}?${about}`}
      className={buttonClass({ variant: 'quiet', wide: true })}
      aria-label={`${write}: ${username}`}
    >
      <Icon name="pen" />
      {write}
    </Link>
  );
}

/** A link to suggested friends. */
export function FindFriends() {
  const t = useText();
  return (
    <Link to={path('friends-suggested')} className={buttonClass({ big: true })}>
      <Icon name="plus" />
      {t('friends.tab.suggested')}
    </Link>
  );
}
