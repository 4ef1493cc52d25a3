import { endpointKey } from '@digipals/client';
import type { HistoryItem, Outcome, ReturnReason } from '@digipals/contract';
import { outcomes, returnReasons } from '@digipals/contract/constants';
import {
  Button,
  classes,
  EmptyState,
  LoadError,
  Select,
  Table,
  textStyles,
} from '@digipals/ui/grown-ups';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { Head } from '../app/Head.tsx';
import { Key } from '../keys/Key.tsx';
import { useKeys } from '../keys/use-keys.ts';
import layout from '../shared/layout.module.css';
import { SearchField } from '../shared/SearchField.tsx';
import { useServices } from '../shared/services.tsx';
import { isSevere } from '../shared/severe.ts';
import { useRows } from '../shared/use-rows.ts';
import { outcomeWords, plural, reasonWords } from '../shared/words.ts';
import { HistoryAside } from './HistoryAside.tsx';
import css from './HistoryPage.module.css';
import { HistoryRow } from './HistoryRow.tsx';
import { HistoryText } from './HistoryText.tsx';
import { useFolds } from './use-folds.ts';

type Search = { q?: string; outcome?: Outcome; reason?: ReturnReason };

function useHistory(search: Search) {
  const { call } = useServices();
  return useInfiniteQuery({
    queryKey: endpointKey('GET desk/history', search),
    queryFn: ({ pageParam }) =>
      call('GET desk/history', {
        query: { ...search, ...(pageParam !== '' && { before: pageParam }) },
      }),
    initialPageParam: '',
    placeholderData: keepPreviousData,
    getNextPageParam: last => (last.hasMore ? last.items.at(-1)?.decisionId : undefined),
  });
}

const anyOutcome = ['', ...outcomes] as const;
const outcomeChoices = { '': 'Outcome: any', ...outcomeWords };
const anyReason = ['', ...returnReasons] as const;
const reasonChoices = { '': 'Reason: any', ...reasonWords };

/** Every decision, with search. */
export function HistoryPage() {
  const { session } = useServices();
  const isOwn = session.get()?.staff.role === 'reviewer';
  const [q, setQ] = useState('');
  const [outcome, setOutcome] = useState<Outcome | ''>('');
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const typed = useDeferredValue(q.trim());
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory({
    ...(typed !== '' && { q: typed }),
    ...(outcome !== '' && { outcome }),
    ...(reason !== '' && { reason }),
  });
  const items: HistoryItem[] = history.data?.pages.flatMap(page => page.items) ?? [];
  const { chosen, choose } = useRows(items.length);
  const folds = useFolds();
  const here = items[chosen];
  useKeys({
    level: 'page',
    actions: {
      search: () => field.current?.focus(),
      ...(here && isSevere(here) && { open: () => folds.toggle(here) }),
    },
  });
  return (
    <>
      <Head
        title="History"
        subtitle={isOwn ? 'Your decisions, the newest first.' : 'Every decision, the newest first.'}
      />
      <div className={layout['toolbar']}>
        <SearchField label="Find in texts" value={q} onChange={setQ} inputRef={field} />
        <Select
          label="Outcome"
          options={anyOutcome}
          words={outcomeChoices}
          value={outcome}
          onChoose={setOutcome}
        />
        <Select
          label="Reason"
          options={anyReason}
          words={reasonChoices}
          value={reason}
          onChoose={setReason}
        />
      </div>
      <div className={classes(layout['split'], css['split'])}>
        <div className={css['results']}>
          <div className={layout['sectionHead']}>
            <span className={textStyles['soft']}>
              {history.data &&
                `${plural(items.length, 'decision')}${history.hasNextPage ? ', and more' : ''}`}
            </span>
            {items.length > 0 && (
              <span className={classes(textStyles['faint'], layout['end'])}>
                <Key of="next" /> <Key of="before" /> move
              </span>
            )}
          </div>
          {history.isError && (
            <LoadError
              words="The history could not be loaded."
              onRetry={() => void history.refetch()}
            />
          )}
          {history.data && items.length === 0 && <EmptyState title="Nothing found." />}
          {items.length > 0 && (
            <Table choosable>
              <thead>
                <tr>
                  <th>When</th>
                  <th>From</th>
                  <th className={layout['wideOnly']}>To</th>
                  <th>Text</th>
                  <th>Outcome</th>
                  <th className={layout['wideOnly']}>By</th>
                </tr>
              </thead>
              <tbody>
                {items.map((item, place) => (
                  <HistoryRow
                    key={item.decisionId}
                    item={item}
                    q={typed}
                    isOn={place === chosen}
                    isFolded={folds.isFolded(item)}
                    onChoose={() => choose(place)}
                  />
                ))}
              </tbody>
            </Table>
          )}
          {history.hasNextPage && (
            <Button
              className={layout['more']}
              disabled={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              Earlier ones
            </Button>
          )}
        </div>
        {here && (
          <HistoryAside item={here}>
            <HistoryText
              key={here.decisionId}
              item={here}
              q={typed}
              isFolded={folds.isFolded(here)}
              problem={folds.problemOf(here)}
              onToggle={() => folds.toggle(here)}
            />
          </HistoryAside>
        )}
      </div>
    </>
  );
}
