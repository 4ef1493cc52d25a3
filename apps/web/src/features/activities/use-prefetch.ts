import type { LanguageCode } from '@digipals/contract/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../shared/services.tsx';
import { activityQuery } from './activity-query.ts';

/** Prefetches activities, so that they open at once and without a connection (TRAIN-17, OFFLINE-16). */
export function usePrefetchActivities(
  ids: readonly string[],
  language: LanguageCode | undefined,
): void {
  const { call } = useServices();
  const queries = useQueryClient();
  const list = ids.join(' ');
  useEffect(() => {
    if (!language) return;
    for (const id of list ? list.split(' ') : []) {
      void queries.prefetchQuery(activityQuery(call, id, language));
    }
  }, [list, language, call, queries]);
}
