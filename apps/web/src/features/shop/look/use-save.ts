import type { AvatarKind } from '@digipals/avatar';
import { attempt, endpointQuery, isCallError } from '@digipals/client';
import type { ProfileChange } from '@digipals/contract';
import { useServices } from '../../../shared/services.tsx';
import { type Outcome, outcomeOf } from '../frame/use-purchase.ts';
import type { Figure } from './figure.ts';
import { uploadOf } from './pictures.ts';

/** Saves a look (AVATAR-05). The server draws its pictures; the uploaded one is never shown (AVATAR-06). */
export function useSave(kind: AvatarKind, userId: string): (look: Figure) => Promise<Outcome> {
  const { call, queries, browser, analytics } = useServices();
  const { queryKey } = endpointQuery('GET users/{id}/profile', { id: userId });
  return async look => {
    if (!browser.isOnline()) return 'offline';
    const params = { id: userId };
    const body = { [kind]: look } as ProfileChange;
    const answer = await attempt(call('PUT users/{id}/profile', { params, body }));
    if (isCallError(answer)) return outcomeOf(answer);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, answer);
    analytics.tracked(kind === 'human' ? 'lbm5' : 'lbm7');
    if (kind === 'human') {
      const drawn = await attempt(
        call('PUT users/{id}/profileImage', { params, body: { data: uploadOf(look) } }),
      );
      if (!isCallError(drawn)) queries.setQueryData(queryKey, { ...answer, ...drawn });
    }
    return 'done';
  };
}
