import { endpointKey } from '@digipals/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FromWorker } from '../../../worker/messages.ts';

/**
 * An activity may open from the cache while the service worker asks the server. If the server refuses it,
 * refetch it, so that the page handles the refusal.
 */
export function useRefusedActivities(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const container = navigator.serviceWorker;
    const listen = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'refused')
        void queries.invalidateQueries({ queryKey: endpointKey('GET activities/{id}') });
    };
    container?.addEventListener('message', listen);
    return () => container?.removeEventListener('message', listen);
  }, [queries]);
}
