import { localKey } from '@digipals/client';
import type { FriendItem } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { remoteData } from '../../../shared/remote-data.ts';
import { useServices } from '../../../shared/services.tsx';
import { Candidates } from '../Candidates.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Loaded } from '../Loaded.tsx';
import { searchQuery } from '../people-queries.ts';
import { SearchForm } from './SearchForm.tsx';

type Props = { me: string; items: readonly FriendItem[] };

/** Search by name (FRIEND-02). Remembers the last search until the page reloads. */
export function Search({ me, items }: Props) {
  const { queries, analytics } = useServices();
  const lastKey = localKey('lastSearch', me);
  const [name, setName] = useState(() => queries.getQueryData<string>(lastKey) ?? '');
  const query = useQuery(searchQuery(name));
  const search = (wanted: string) => {
    analytics.tracked('lbm16');
    queries.setQueryData(lastKey, wanted);
    if (wanted === name) void query.refetch();
    else setName(wanted);
  };
  return (
    <>
      <SearchForm name={name} onSearch={search} onTooShort={() => setName('')} />
      {name === '' ? (
        <Hint />
      ) : (
        <Loaded me={me} data={remoteData(query)} onRetry={() => void query.refetch()}>
          {people =>
            people.length === 0 ? (
              <Nothing query={name} />
            ) : (
              <Candidates me={me} people={people} items={items} source="search" />
            )
          }
        </Loaded>
      )}
    </>
  );
}

function Hint() {
  const t = useText();
  return <EmptyState text={t('help.friends-search')} mood="hello" />;
}

function Nothing({ query }: { query: string }) {
  const t = useText();
  return <EmptyState text={t('empty.search', { query })} mood="think" />;
}
