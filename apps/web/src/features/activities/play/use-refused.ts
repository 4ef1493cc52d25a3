import { endpointKey } from '@digipals/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FromWorker } from '../../../worker/messages.ts';

/**
 * An activity may open from what was kept of it while the server is asked. Where the server refuses it,
 * it is asked for again, and the page meets the refusal as it would have at once.
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
