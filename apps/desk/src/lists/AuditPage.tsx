import { endpointKey } from '@digipals/client';
import type { AuditRow } from '@digipals/contract';
import { Button, classes, LoadError } from '@digipals/ui/grown-ups';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { Head } from '../app/Head.tsx';
import { useKeys } from '../keys/use-keys.ts';
import layout from '../shared/layout.module.css';
import { SearchField } from '../shared/SearchField.tsx';
import { useServices } from '../shared/services.tsx';
import { AuditAside } from './AuditAside.tsx';
import css from './AuditPage.module.css';
import { AuditTable } from './AuditTable.tsx';
import { Verify } from './Verify.tsx';

/** The rows from the newest, or from a given row. */
function useAudit(q: string, from: number | null) {
  const { call } = useServices();
  return useInfiniteQuery({
    queryKey: endpointKey('GET desk/audit', { q, ...(from !== null && { before: from }) }),
    queryFn: ({ pageParam }) =>
      call('GET desk/audit', {
        query: { ...(q !== '' && { q }), ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: from,
    placeholderData: keepPreviousData,
    getNextPageParam: last => (last.hasMore ? last.rows.at(-1)?.row : undefined),
  });
}

/** The audit log with its verification. */
export function AuditPage() {
  const { call, now, session } = useServices();
  const [q, setQ] = useState('');
  const typed = useDeferredValue(q.trim());
  const [from, setFrom] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const audit = useAudit(typed, from);
  const check = useQuery({
    queryKey: endpointKey('GET desk/audit/check'),
    queryFn: async () => {
      const began = performance.now();
      const found = await call('GET desk/audit/check');
      return { ...found, at: now(), tookMs: performance.now() - began };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  useKeys({
    level: 'page',
    actions: {
      search: () => field.current?.focus(),
      verify: () => void check.refetch(),
    },
  });
  const rows: AuditRow[] = audit.data?.pages.flatMap(page => page.rows) ?? [];
  return (
    <>
      <Head
        title="Audit log"
        subtitle="Rows are only ever added. Each has the hash of the one before, and of what it tells about."
      />
      <Verify
        check={check.data}
        isChecking={check.isFetching}
        hasFailed={check.isError}
        isLead={session.get()?.staff.role === 'lead'}
        onCheck={() => void check.refetch()}
        onShow={row => {
          setQ('');
          setFrom(row + 1);
        }}
      />
      <div className={classes(layout['split'], css['audit'])}>
        <div className={css['log']}>
          <div className={layout['toolbar']}>
            <SearchField
              label="Find by person, action, object"
              value={q}
              onChange={setQ}
              inputRef={field}
            />
            {from !== null && <Button onClick={() => setFrom(null)}>From the newest</Button>}
          </div>
          <div className={layout['body']}>
            {audit.isError && (
              <LoadError
                words="The log could not be loaded."
                onRetry={() => void audit.refetch()}
              />
            )}
            {audit.data && <AuditTable rows={rows} check={check.data} />}
            {audit.hasNextPage && (
              <Button
                className={layout['more']}
                disabled={audit.isFetchingNextPage}
                onClick={() => void audit.fetchNextPage()}
              >
                Earlier rows
              </Button>
            )}
          </div>
        </div>
        <AuditAside check={check.data} />
      </div>
    </>
  );
}
