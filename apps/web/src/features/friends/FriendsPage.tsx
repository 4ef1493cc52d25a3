import type { FriendItem } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { remoteData } from '../../shared/remote-data.ts';
import { friendsQuery } from './card/friends-query.ts';
import { FriendTabs, type TabName } from './FriendTabs.tsx';
import { Loaded } from './Loaded.tsx';

type Props = {
  me: string;
  current: TabName;
  children(items: readonly FriendItem[]): ReactNode;
};

/** A tab of the friends pages. Loads the friends and requests that all tabs need. */
export function FriendsPage({ me, current, children }: Props) {
  const query = useQuery(friendsQuery(me));
  return (
    <FriendTabs me={me} current={current}>
      <Loaded me={me} data={remoteData(query)} onRetry={() => void query.refetch()}>
        {children}
      </Loaded>
    </FriendTabs>
  );
}
