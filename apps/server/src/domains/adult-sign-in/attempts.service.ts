import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { type Attempt, createAttempts, lazySecrets, toAttempt } from '../session/index.ts';

/** Counts wrong passwords and codes of one kind, and delays the next try. */
export function createAdultAttempts(
  deps: Pick<AppDeps, 'database' | 'clock' | 'random' | 'config'>,
  principal: 'staff' | 'adult' | 'voucher',
) {
  const secrets = lazySecrets(deps);
  const { count, placeOf, scopesOf, recordSuccess } = createAttempts(deps);
  return {
    secrets,
    placeOf,

    /** A try of the adult with this e-mail, in lower case. */
    async of(email: string, address: string): Promise<Attempt> {
      const { addressKey } = await secrets();
      return toAttempt(addressKey, { principal, name: email, address });
    },

    /** Counts a try as a failure until it proves right. @throws too_many_requests */
    async countAttempt(attempt: Attempt): Promise<void> {
      const judged = await count(attempt, await scopesOf(attempt));
      if (judged.outcome !== 'wait') return;
      throw new ApiError('too_many_requests', { retryAfter: Math.ceil(judged.waitMs / 1000) });
    },

    /** Forgives the failures of a right try, and makes its place known. */
    recordSuccess: async (attempt: Attempt): Promise<void> =>
      recordSuccess(attempt, await scopesOf(attempt)),
  };
}
