import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { type Attempt, deviceKeyOf } from './attempt.ts';
import {
  deleteFailures,
  findPlaces,
  isAnyonesPlace,
  lockFailures,
  saveFailures,
  savePlace,
} from './attempts.data.ts';
import {
  type Count,
  caps,
  delays,
  failuresNow,
  forgive,
  isPlaceOfClass,
  type Judgement,
  judge,
  KNOWN_MS,
  type Place,
  type Scope,
  scopesOf,
} from './sign-in.policy.ts';

const ALL_SCOPES = Object.keys({ ...delays, ...caps }) as Scope[];

/** Delays and limits password guessing (SAFE-18). */
export function createAttempts({ database: { db }, clock }: Pick<AppDeps, 'database' | 'clock'>) {
  const lockAll = async (transaction: Db, attempt: Attempt, scopes: readonly Scope[]) => {
    const at = new Date(clock());
    const found = new Map<Scope, Count>();
    // In the order of all scopes, so that concurrent attempts do not block each other.
    for (const scope of ALL_SCOPES.filter(one => scopes.includes(one))) {
      found.set(scope, await lockFailures(transaction, { scope, key: attempt.keys[scope] }, at));
    }
    return found;
  };
  const saveAll = async (
    transaction: Db,
    attempt: Attempt,
    counts: ReadonlyMap<Scope, Count>,
  ): Promise<void> => {
    for (const [scope, count] of counts) {
      await saveFailures(transaction, { scope, key: attempt.keys[scope] }, count);
    }
  };

  /** Whether the attempt comes from a device or address that is known for its principal. */
  const placeOf = async (attempt: Attempt): Promise<Place> => {
    const { principalKey, classKey, addressKey, deviceKey } = attempt;
    const places = deviceKey ? [deviceKey, addressKey] : [addressKey];
    const since = new Date(clock() - KNOWN_MS);
    const found = await findPlaces(db, { principalKey, classKey, places, since });
    const known = found.filter(({ isOwn, classmates }) => isOwn || isPlaceOfClass(classmates));
    if (known.some(({ placeKey }) => deviceKey?.equals(placeKey))) return 'device';
    return known.length > 0 ? 'address' : 'unknown';
  };

  return {
    placeOf,

    /** The scopes that an attempt counts in now. */
    scopesOf: async (attempt: Attempt) => scopesOf(attempt.principal, await placeOf(attempt)),

    /** Whether a device signed anyone in. */
    isKnownDevice: (key: Buffer, device: string): Promise<boolean> =>
      isAnyonesPlace(db, deviceKeyOf(key, device)),

    /**
     * Judges an attempt and counts it as a failure before the secret is checked, under lock, so that
     * concurrent guesses all count. `recordSuccess` removes it again.
     */
    count: (attempt: Attempt, scopes: readonly Scope[]): Promise<Judgement> =>
      db.transaction().execute(async transaction => {
        const judged = judge(await lockAll(transaction, attempt, scopes), clock());
        if (judged.outcome === 'check') await saveAll(transaction, attempt, judged.counts);
        return judged;
      }),

    /** Takes back one failure that `count` has counted in a scope. */
    uncount: (attempt: Attempt, scope: Scope): Promise<void> =>
      db.transaction().execute(async transaction => {
        const now = clock();
        const counts = new Map<Scope, Count>();
        for (const [one, count] of await lockAll(transaction, attempt, [scope])) {
          const failures = Math.max(0, failuresNow(one, count, now) - 1);
          counts.set(one, { failures, lastAt: now });
        }
        await saveAll(transaction, attempt, counts);
      }),

    /** Starts a scope again. */
    clear: ({ keys }: Attempt, scope: Scope): Promise<void> =>
      deleteFailures(db, { scope, key: keys[scope] }),

    /** Forgives the failures at the place of a right attempt, and makes the place known. */
    recordSuccess: (attempt: Attempt, scopes: readonly [Scope, ...Scope[]]): Promise<void> =>
      db.transaction().execute(async transaction => {
        const found = await lockAll(transaction, attempt, scopes);
        await saveAll(transaction, attempt, forgive(found, scopes[0], clock()));
        const { principalKey, classKey, addressKey, deviceKey } = attempt;
        const at = new Date(clock());
        for (const placeKey of deviceKey ? [deviceKey, addressKey] : [addressKey]) {
          await savePlace(transaction, { principalKey, classKey, placeKey, at });
        }
      }),
  };
}
