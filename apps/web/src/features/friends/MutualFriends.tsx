import { CallError, endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { type RemoteData, remoteData } from '../../shared/remote-data.ts';
import { EmptyState } from './EmptyState.tsx';
import { Friends } from './FriendList.tsx';
import { Loaded } from './Loaded.tsx';
import css from './MutualFriends.module.css';

type Props = { me: string; otherId: string };

/** A child who is not a friend and one who does not exist look the same: no mutual friends. */
function emptyIfHidden<T>(data: RemoteData<T[]>): RemoteData<T[]> {
  const error = data.state === 'failed' ? data.error : null;
  const hidden = error instanceof CallError && ['forbidden', 'not_found'].includes(error.code);
  return hidden ? { state: 'success', data: [] } : data;
}

/** Mutual friends of the child and a friend (FRIEND-05, ERR-17). */
export function MutualFriends({ me, otherId }: Props) {
  const t = useText();
  const title = t('friends.mutual');
  const query = useQuery(endpointQuery('GET users/{id}/mutualFriends', { id: otherId }));
  usePageTitle(title);
  return (
    <div className={css['page']}>
      <PageHeading className={css['title']}>{title}</PageHeading>
      <Loaded me={me} data={emptyIfHidden(remoteData(query))} onRetry={() => void query.refetch()}>
        {items =>
          items.length === 0 ? (
            <EmptyState text={t('empty.mutualFriends')} />
          ) : (
            <Friends me={me} items={items} />
          )
        }
      </Loaded>
    </div>
  );
}
