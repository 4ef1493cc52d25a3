import { endpointKey, type ReadKey } from '@digipals/client';
import { useEffect, useRef } from 'react';
import { useServices } from '../../shared/services.tsx';

/** Reads that show other children only while a grown-up permits contact. */
const changed: readonly ReadKey[] = [
  'GET users/{id}/friends',
  'GET users/{id}/mutualFriends',
  'GET users/{id}/status',
  'GET users/{id}/conversations',
  'GET conversations/{id}',
  'GET messages/statuses/{id}',
  'GET recommendations/friends',
  'GET users/summaries',
];

/** Fetches again what shows friends when a grown-up has permitted or withdrawn contact (FAMILY-36). */
export function useContactChange(mayMeet: boolean | undefined): void {
  const { queries } = useServices();
  const before = useRef(mayMeet);
  useEffect(() => {
    if (mayMeet === undefined || mayMeet === before.current) return;
    if (before.current !== undefined)
      for (const key of changed) void queries.invalidateQueries({ queryKey: endpointKey(key) });
    before.current = mayMeet;
  }, [queries, mayMeet]);
}
