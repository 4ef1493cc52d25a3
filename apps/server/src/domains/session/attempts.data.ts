import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Count } from './sign-in.policy.ts';

/** Reads the failures of a scope and key and locks them until the transaction ends. */
export async function lockFailures(
  db: Db,
  { scope, key }: { scope: string; key: Buffer },
  at: Date,
): Promise<Count> {
  await db
    .insertInto('sign_in_failures')
    .values({ scope, key, failures: 0, last_at: at })
    .onConflict(conflict => conflict.columns(['scope', 'key']).doNothing())
    .execute();
  const found = await db
    .selectFrom('sign_in_failures')
    .select(['failures', 'last_at as lastAt'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { failures: found.failures, lastAt: found.lastAt.getTime() };
}

export async function saveFailures(
  db: Db,
  { scope, key }: { scope: string; key: Buffer },
  { failures, lastAt }: Count,
): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ failures, last_at: new Date(lastAt) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

export async function deleteFailures(
  db: Db,
  { scope, key }: { scope: string; key: Buffer },
): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** A place and how it is known: to the principal, or to how many children of the class. */
export type KnownPlace = {
  readonly placeKey: Buffer;
  readonly isOwn: boolean;
  readonly classmates: number;
};

/** Which of these places signed in the principal, or children of its class, since a moment. */
export async function findPlaces(
  db: Db,
  origin: { principalKey: Buffer; classKey: Buffer | null; places: readonly Buffer[]; since: Date },
): Promise<KnownPlace[]> {
  const { principalKey, classKey, places, since } = origin;
  return db
    .selectFrom('sign_in_origins')
    .select([
      'place_key as placeKey',
      sql<boolean>`bool_or(child_key = ${principalKey})`.as('isOwn'),
      sql<number>`count(*)::int`.as('classmates'),
    ])
    .where('place_key', 'in', [...places])
    .where('last_at', '>', since)
    .where(({ or, eb }) => or([eb('child_key', '=', principalKey), eb('class_key', '=', classKey)]))
    .groupBy('place_key')
    .execute();
}

export async function isAnyonesPlace(db: Db, placeKey: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('sign_in_origins')
    .select('last_at')
    .where('place_key', '=', placeKey)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function savePlace(
  db: Db,
  origin: { principalKey: Buffer; classKey: Buffer | null; placeKey: Buffer; at: Date },
): Promise<void> {
  const { principalKey, classKey, placeKey, at } = origin;
  await db
    .insertInto('sign_in_origins')
    .values({ child_key: principalKey, place_key: placeKey, class_key: classKey, last_at: at })
    .onConflict(conflict =>
      conflict
        .columns(['child_key', 'place_key'])
        .doUpdateSet({ last_at: at, class_key: classKey }),
    )
    .execute();
}
