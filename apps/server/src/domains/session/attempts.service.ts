import { createHmac } from 'node:crypto';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { networkOf } from './network.ts';
import {
  deleteOldFailures,
  type Failures,
  isKnownOrigin,
  lockFailures,
  saveFailures,
  saveOrigin,
} from './sign-in.data.ts';
import {
  delayAfter,
  ownScope,
  type Principal,
  type Scope,
  scopesFor,
  strangersScope,
  throttling,
} from './sign-in.policy.ts';

/** A sign-in attempt. Names and addresses are keyed hashes. */
export type Attempt = {
  readonly principal: Principal;
  readonly principalKey: Buffer;
  readonly addressKey: Buffer;
  readonly keys: ReadonlyMap<Scope, Buffer>;
};

/** Creates an attempt with hashes under a server key. `names` must be normalised. */
export function toAttempt(
  key: Buffer,
  {
    principal,
    names,
    address,
  }: { principal: Principal; names: readonly string[]; address: string },
): Attempt {
  const keyed = (...parts: string[]): Buffer =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  const network = networkOf(address);
  const principalKey = keyed(principal, ...names);
  const addressKey = keyed('address', network);
  const keys = new Map<Scope, Buffer>([
    ['address', addressKey],
    [ownScope[principal], keyed(`${principal}-address`, ...names, network)],
    [strangersScope[principal], principalKey],
  ]);
  return { principal, principalKey, addressKey, keys };
}

/** Delays password guessing (SAFE-18). */
export function createAttempts({ database: { db }, clock }: Pick<AppDeps, 'database' | 'clock'>) {
  const lock = (transaction: typeof db, attempt: Attempt, scope: Scope, at: Date) =>
    lockFailures(transaction, scope, attempt.keys.get(scope) ?? attempt.principalKey, at);

  return {
    /**
     * Counts the attempt as a failure before the secret is checked, under lock, so that concurrent
     * guesses all count. `recordSuccess` removes it again.
     * @returns the scopes it was counted in
     * @throws too_many_requests
     */
    countAttempt: (attempt: Attempt): Promise<Scope[]> =>
      db.transaction().execute(async transaction => {
        const now = clock();
        const known = await isKnownOrigin(transaction, attempt.principalKey, attempt.addressKey);
        const scopes = scopesFor(attempt.principal, known);
        const found: [Scope, Failures][] = [];
        for (const scope of scopes) {
          found.push([scope, await lock(transaction, attempt, scope, new Date(now))]);
        }
        refuseWhileBlocked(
          found.map(([, failures]) => failures),
          now,
        );
        for (const [scope, one] of found) await saveFailures(transaction, oneMore(scope, one, now));
        return scopes;
      }),

    /** The scopes that an attempt counts in now. */
    async scopesOf({ principal, principalKey, addressKey }: Attempt): Promise<Scope[]> {
      return scopesFor(principal, await isKnownOrigin(db, principalKey, addressKey));
    },

    /** Removes the failure of a successful attempt, and records its address as known. */
    recordSuccess: (attempt: Attempt, scopes: readonly Scope[]): Promise<void> =>
      db.transaction().execute(async transaction => {
        const now = new Date(clock());
        for (const scope of scopes) {
          const found = await lock(transaction, attempt, scope, now);
          const failures =
            scope === ownScope[attempt.principal] ? 0 : Math.max(0, found.failures - 1);
          const blockedUntil = new Date(found.lastAt.getTime() + delayAfter(scope, failures));
          await saveFailures(transaction, { ...found, failures, blockedUntil });
        }
        await saveOrigin(transaction, attempt.principalKey, attempt.addressKey, now);
      }),

    /** Deletes failures that no longer delay anyone. */
    async deleteExpired(): Promise<void> {
      const longest = Math.max(...Object.values(throttling).map(({ forgetMs }) => forgetMs));
      await deleteOldFailures(db, new Date(clock() - longest));
    },
  };
}

function refuseWhileBlocked(found: readonly Failures[], now: number): void {
  const until = Math.max(...found.map(({ blockedUntil }) => blockedUntil.getTime()));
  if (until <= now) return;
  throw new ApiError('too_many_requests', { retryAfter: Math.ceil((until - now) / 1000) });
}

function oneMore(scope: Scope, found: Failures, now: number): Failures {
  const forgotten = now - found.lastAt.getTime() > throttling[scope].forgetMs;
  const failures = (forgotten ? 0 : found.failures) + 1;
  const blockedUntil = new Date(now + delayAfter(scope, failures));
  return { ...found, failures, lastAt: new Date(now), blockedUntil };
}
