import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { achievementsQuery } from '../features/achievements/card/achievements-query.ts';
import { friendsQuery } from '../features/friends/card/friends-query.ts';
import { SentCard } from '../features/messages/sent/SentCard.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { useQueryParam } from '../shared/routing/use-params.ts';

/**
 * /message-rewards: what happens to the message just sent to the friend `to` (ROUTE-24). Without such a
 * friend it explains how messages work.
 */
export default function MessageRewardsRoute() {
  const t = useText();
  const { user } = useSession();
  const to = useQueryParam('to');
  const items = useQuery(friendsQuery(user.userId));
  const trophies = useQuery(achievementsQuery(user.userId)).data?.trophies;
  const found = items.data?.find(({ friend }) => friend.userId === to)?.friend;
  const sent = found !== undefined || (to !== null && !items.isSuccess);
  usePageTitle(sent ? t('messages.sent.title', user) : t('messages.path.title'));
  return (
    <SentCard
      username={user.username}
      friend={found?.username ?? null}
      sent={sent}
      trophy={trophies?.find(({ kind }) => kind === 'messages')}
    />
  );
}
