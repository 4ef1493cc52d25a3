/// <reference path="./marks.d.ts" />

import { changes } from 'virtual:endpoint-marks/changes';
import type { EndpointKey } from '@digipals/contract';
import type { QueryClient } from '@tanstack/react-query';
import { endpointKey, type ReadKey } from './query.ts';

/** A call that writes. */
export type WriteKey = Exclude<EndpointKey, ReadKey>;

/** Reads that a write makes stale, from `changes` beside its endpoint in the contract. */
export const readsChangedBy = (write: WriteKey): readonly ReadKey[] => changes[write] ?? [];

type Options = {
  /** Answers that are fetched again only when they are used next. */
  later?: readonly ReadKey[];
  /** Answers that stay fresh, for example because the answer to the write is already in the cache. */
  except?: readonly ReadKey[];
};

/** Invalidates what a write changes, and fetches again what is on the page. */
export async function invalidateChanges(
  queries: QueryClient,
  write: WriteKey,
  { later = [], except = [] }: Options = {},
): Promise<void> {
  const reads = readsChangedBy(write).filter(key => !except.includes(key));
  await Promise.all(
    reads.map(key =>
      queries.invalidateQueries({
        queryKey: endpointKey(key),
        refetchType: later.includes(key) ? 'none' : 'active',
      }),
    ),
  );
}
