import type { FriendItem } from '@digipals/contract';
import { countryName } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { buttonClass, Card, Face, Icon } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../../shared/Failed.tsx';
import { remoteData } from '../../../shared/remote-data.ts';
import { Link } from '../../../shared/routing/Link.tsx';
import { MoreLink } from '../../../shared/routing/MoreLink.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { tintOf } from '../../../shared/tint.ts';
import css from './FriendsCard.module.css';
import { friendsQuery } from './friends-query.ts';
import { inRelation, newRequests, onlineFirst } from './relation.ts';
import { useAskFirst, useMayMeet } from './use-may-meet.ts';

/** Number of faces on the card, before the link to find more. */
const shown = 7;

/** The child's friends as faces, those online first (PROFILE-20, FRIEND-05). */
export function FriendsCard({ userId }: { userId: string }) {
  const t = useText();
  const query = useQuery(friendsQuery(userId));
  const items = remoteData(query);
  if (items.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  if (items.state !== 'success') return <Card className={css['card']} />;
  const friends = onlineFirst(inRelation(items.data, userId, 'friends'));
  const requests = newRequests(items.data, userId);
  return (
    <Card
      className={css['card']}
      title={t('friends.title')}
      aside={<MoreLink to={path('friends')} label={t('friends.seeAll')} />}
    >
      {friends.length === 0 ? (
        <NoFriends userId={userId} />
      ) : (
        <ul className={css['faces']}>
          {friends.slice(0, shown).map(item => (
            <FriendFace key={item.friend.userId} item={item} />
          ))}
          <li>
            <Link to={path('friends-suggested')}>
              <span className={css['find']}>
                <Icon name="plus" />
              </span>
              {t('friends.find')}
            </Link>
          </li>
        </ul>
      )}
      {requests > 0 && (
        <Link
          to={path('friends-pending')}
          className={buttonClass({ variant: 'quiet', wide: true })}
        >
          {t('friends.requestCount', { count: requests })}
        </Link>
      )}
    </Card>
  );
}

function FriendFace({ item: { friend } }: { item: FriendItem }) {
  const t = useText();
  const locale = useLocale();
  return (
    <li>
      <Link to={path('digipal', { userId: friend.userId })}>
        <Face
          src={`${friend.avatarImage}/head.svg`}
          tint={tintOf(friend.userId)}
          flag={friend.country}
          flagLabel={countryName(friend.country, locale)}
          online={friend.online}
          onlineLabel={t('friends.online', friend)}
          className={css['face']}
        />
        <span>{friend.username}</span>
      </Link>
    </li>
  );
}

/** Shown without friends, with a link to find some (NOTSHOWN-10) if a grown-up permits contact (FAMILY-33). */
function NoFriends({ userId }: { userId: string }) {
  const t = useText();
  const mayMeet = useMayMeet(userId);
  const askFirst = useAskFirst(userId, 'friends.askGrownUp');
  if (mayMeet === undefined) return <div className={css['none']} />;
  return (
    <div className={css['none']}>
      <p>{mayMeet ? t('empty.friends') : askFirst}</p>
      {mayMeet && (
        <Link to={path('friends-suggested')} className={buttonClass({ variant: 'quiet' })}>
          <Icon name="plus" />
          {t('friends.find')}
        </Link>
      )}
    </div>
  );
}
