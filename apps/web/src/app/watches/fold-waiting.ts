import type { QueryCache } from '@tanstack/react-query';
import { foldTexts } from '../../features/messages/gone/fold-texts.ts';
import { unsentReports } from '../../features/reports/outbox.ts';
import type { Services } from '../../shared/services.tsx';
import { storageKeys } from '../../shared/storage.ts';

const folding = new WeakSet<QueryCache>();

/**
 * Folds the texts of unsent reports, now and in every later answer of the server before it is drawn
 * (SAFE2-103).
 */
export function foldWaiting({ queries, storage }: Pick<Services, 'queries' | 'storage'>): void {
  const fold = () => {
    const unsent = unsentReports(storage, storage.getItem(storageKeys.userId) ?? '');
    foldTexts(
      queries,
      unsent.map(({ body }) => body),
    );
  };
  fold();
  const cache = queries.getQueryCache();
  if (folding.has(cache)) return;
  folding.add(cache);
  cache.subscribe(({ type }) => {
    if (type === 'updated') fold();
  });
}
