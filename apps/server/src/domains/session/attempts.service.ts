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
  type Comer,
  delayAfter,
  ownScope,
  type Scope,
  scopesFor,
  slowing,
  strangersScope,
} from './sign-in.policy.ts';

/** Somebody signs in from somewhere; names and addresses are keyed hashes. */
export type Attempt = {
  readonly comer: Comer;
  readonly comerKey: Buffer;
  readonly addressKey: Buffer;
  readonly keys: ReadonlyMap<Scope, Buffer>;
};

/** An attempt under a key of the server. `names` say who signs in, in one spelling. */
export function toAttempt(
  key: Buffer,
  { comer, names, address }: { comer: Comer; names: readonly string[]; address: string },
): Attempt {
  const keyed = (...parts: string[]): Buffer =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  const network = networkOf(address);
  const comerKey = keyed(comer, ...names);
  const addressKey = keyed('address', network);
  const keys = new Map<Scope, Buffer>([
    ['address', addressKey],
    [ownScope[comer], keyed(`${comer}-address`, ...names, network)],
    [strangersScope[comer], comerKey],
  ]);
  return { comer, comerKey, addressKey, keys };
}

/** What slows down those who try passwords (SAFE-18). */
export function createAttempts({ database: { db }, clock }: Pick<AppDeps, 'database' | 'clock'>) {
  const lock = (transaction: typeof db, attempt: Attempt, scope: Scope, at: Date) =>
    lockFailures(transaction, scope, attempt.keys.get(scope) ?? attempt.comerKey, at);

  return {
    /**
     * Counts the attempt as a failure before the secret is looked at, under lock, so that a hundred
     * guesses at once are a hundred failures. A right one is taken off again.
     * @returns what it was counted under
     * @throws too_many_requests
     */
    countAhead: (attempt: Attempt): Promise<Scope[]> =>
      db.transaction().execute(async transaction => {
        const now = clock();
        const known = await isKnownOrigin(transaction, attempt.comerKey, attempt.addressKey);
        const scopes = scopesFor(attempt.comer, known);
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

    /** What an attempt is counted under now. */
    async scopesOf({ comer, comerKey, addressKey }: Attempt): Promise<Scope[]> {
      return scopesFor(comer, await isKnownOrigin(db, comerKey, addressKey));
    },

    /** Takes a right one off, and knows its address from now on. */
    takeOff: (attempt: Attempt, scopes: readonly Scope[]): Promise<void> =>
      db.transaction().execute(async transaction => {
        const now = new Date(clock());
        for (const scope of scopes) {
          const found = await lock(transaction, attempt, scope, now);
          const failures = scope === ownScope[attempt.comer] ? 0 : Math.max(0, found.failures - 1);
          const blockedUntil = new Date(found.lastAt.getTime() + delayAfter(scope, failures));
          await saveFailures(transaction, { ...found, failures, blockedUntil });
        }
        await saveOrigin(transaction, attempt.comerKey, attempt.addressKey, now);
      }),

    /** Forgets failures that slow no one any more. */
    async tidy(): Promise<void> {
      const longest = Math.max(...Object.values(slowing).map(({ forgetMs }) => forgetMs));
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
  const forgotten = now - found.lastAt.getTime() > slowing[scope].forgetMs;
  const failures = (forgotten ? 0 : found.failures) + 1;
  const blockedUntil = new Date(now + delayAfter(scope, failures));
  return { ...found, failures, lastAt: new Date(now), blockedUntil };
}
