import { endpointKey, isCallError } from '@digipals/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reads the children again when a page of one is not found: another parent may have erased the child. */
export function useReadFamilyAgain(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe(event => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (!isCallError(error) || error.code !== 'not_found') return;
        if (!String(event.query.queryKey[0]).includes('/children/{childId}/')) return;
        void queries.invalidateQueries({ queryKey: endpointKey('GET grown-ups/family') });
      }),
    [queries],
  );
}
