import { endpointQuery } from '@digipals/client';
import type { FriendItem } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { friendsQuery } from '../features/friends/card/friends-query.ts';
import { useAskFirst, useMayMeet } from '../features/friends/card/use-may-meet.ts';
import { GlobeScreen } from '../features/globe/GlobeScreen.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { remoteData } from '../shared/remote-data.ts';

const accepted = (items: readonly FriendItem[]) =>
  items.flatMap(({ friend, request }) => (request.status === 'accepted' ? [friend] : []));

/** /globe: where the friends live (ROUTE-05). */
export default function GlobeRoute() {
  const t = useText();
  const { user } = useSession();
  const profile = useQuery(endpointQuery('GET users/{id}/profile', { id: user.userId })).data;
  const status = useQuery(endpointQuery('GET users/{id}/status', { id: user.userId }));
  const friends = useQuery({ ...friendsQuery(user.userId), select: accepted });
  const count = friends.data?.length;
  const mayMeet = useMayMeet(user.userId);
  const askFirst = useAskFirst(user.userId, 'friends.askGrownUp');
  usePageTitle(t('nav.globe'));
  // Fallback if the status fails to load.
  const counted = status.isError ? count : undefined;
  const retry = () => {
    void friends.refetch();
    if (status.isError) void status.refetch();
  };
  return (
    <GlobeScreen
      me={{ ...user, avatarImage: profile?.avatarImage ?? null }}
      friends={remoteData(friends)}
      friendCount={status.data?.friendCount ?? counted ?? null}
      // Until the server says whether a grown-up permits contact, friends show it.
      mayMeet={mayMeet ?? (count ? true : undefined)}
      askFirst={askFirst}
      onRetry={retry}
    />
  );
}
