import {
  attempt,
  type CallError,
  endpointQuery,
  invalidateChanges,
  isCallError,
} from '@digipals/client';
import { newKey } from '@digipals/ui/new-key';
import { useRef } from 'react';
import { useServices } from '../../../shared/services.tsx';

/** How a purchase or saving ended. `notEnough` also when Lingos were spent elsewhere. */
export type Outcome = 'done' | 'offline' | 'notEnough' | 'failed';

/** How a call ended that failed. */
export const outcomeOf = ({ code, status }: CallError): Outcome => {
  if (code === 'lingos_missing') return 'notEnough';
  return status === 0 ? 'offline' : 'failed';
};

/**
 * Buys all of these products or none (SHOP-08). Asking again for the same ones after a lost answer has the
 * same idempotency key, so that nothing is paid twice.
 */
export function usePurchase(userId: string): (skus: readonly string[]) => Promise<Outcome> {
  const { call, queries, browser, sounds } = useServices();
  const owned = endpointQuery('GET licences/{userId}', { userId }).queryKey;
  const balance = endpointQuery('GET users/{id}/lingos', { id: userId }).queryKey;
  const asked = useRef({ skus: '', key: '' });
  return async skus => {
    if (!browser.isOnline()) return 'offline';
    if (asked.current.skus !== skus.join()) asked.current = { skus: skus.join(), key: newKey() };
    const answer = await attempt(
      call('POST users/{id}/purchases', {
        params: { id: userId },
        body: { productSkus: [...skus] },
        idempotencyKey: asked.current.key,
      }),
    );
    if (isCallError(answer)) {
      const outcome = outcomeOf(answer);
      const renewed = invalidateChanges(queries, 'POST users/{id}/purchases');
      // The page says how many Lingos are missing.
      if (outcome === 'notEnough') await renewed;
      return outcome;
    }
    const { licences, lingos } = answer;
    // A pending read would restore the old state.
    await Promise.all([owned, balance].map(queryKey => queries.cancelQueries({ queryKey })));
    queries.setQueryData(owned, licences);
    queries.setQueryData(balance, { amount: lingos });
    sounds.effect('buy');
    return 'done';
  };
}
