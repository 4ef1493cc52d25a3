import { foldTexts } from '../../features/messages/gone/fold-texts.ts';
import { unsentReports } from '../../features/reports/outbox.ts';
import type { Services } from '../../shared/services.tsx';
import { storageKeys } from '../../shared/storage.ts';

/**
 * Folds the texts of reports that are not sent yet, also in every answer of the server, before it is drawn (SAFE2-103).
 * @returns how to stop
 */
export function foldWaiting({ queries, storage }: Pick<Services, 'queries' | 'storage'>) {
  const fold = () => {
    const unsent = unsentReports(storage, storage.getItem(storageKeys.userId) ?? '');
    foldTexts(
      queries,
      unsent.map(({ body }) => body),
    );
  };
  fold();
  return queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') fold();
  });
}
