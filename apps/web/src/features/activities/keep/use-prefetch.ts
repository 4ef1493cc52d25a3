import type { LanguageCode } from '@digipals/contract/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepActivities } from '../../../shared/offline/keep/keep-activities.ts';
import { useServices } from '../../../shared/services.tsx';
import { whenIdle } from '../../../shared/when-idle.ts';
import { activityQuery } from './activity-query.ts';

/**
 * Prefetches activities so that they open at once, and caches their media so that they open offline
 * (TRAIN-17, OFFLINE-16). Waits until the page is idle.
 */
export function usePrefetchActivities(
  ids: readonly string[],
  language: LanguageCode | undefined,
): void {
  const { storage } = useServices();
  const queries = useQueryClient();
  const list = ids.join(' ');
  useEffect(() => {
    const wanted = list ? list.split(' ') : [];
    if (!language || wanted.length === 0) return;
    return whenIdle(() => {
      const asked = wanted.map(id => queries.prefetchQuery(activityQuery(id, language)));
      void Promise.all(asked).then(() => keepActivities(storage, wanted, [language]));
    });
  }, [list, language, queries, storage]);
}
