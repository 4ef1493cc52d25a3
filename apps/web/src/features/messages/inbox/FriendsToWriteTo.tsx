import type { FriendItem } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Face, Icon } from '@digipals/ui';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { tintOf } from '../../../shared/tint.ts';
import css from './FriendsToWriteTo.module.css';

/** The path of the conversation with a friend, existing or new. */
const conversationWith = (userId: string): string =>
  `${path('conversation')}?to=${encodeURIComponent(userId)}`;

export type Friend = FriendItem['friend'];

/** Links to conversations with friends, those online first, and a link to find more friends. */
export function FriendsToWriteTo({ friends }: { friends: readonly Friend[] }) {
  const t = useText();
  return (
    <ul className={css['faces']} aria-label={t('messages.whoTo')}>
      {friends.map(({ userId, username, country, avatarImage, online }) => (
        <li key={userId}>
          <Link to={conversationWith(userId)} className={css['friend']}>
            <Face
              src={`${avatarImage}/head.svg`}
              tint={tintOf(userId)}
              flag={country}
              online={online}
              className={css['face']}
            />
            {username}
          </Link>
        </li>
      ))}
      <li>
        <Link to={path('friends-suggested')} className={css['friend']}>
          <span className={css['find']}>
            <Icon name="plus" />
          </span>
          {t('friends.find')}
        </Link>
      </li>
    </ul>
  );
}
