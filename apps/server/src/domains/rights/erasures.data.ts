import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { days, months } from './ages.ts';

/** An erasure that was asked for. */
export type Erasure = {
  readonly erasureId: string;
  readonly askedBy: string;
  readonly dueAt: Date;
  /** When a hold kept the child on its day, and its account was closed. */
  readonly closedAt: Date | null;
};

export const findErasure = (db: Db, userId: string): Promise<Erasure | undefined> =>
  db
    .selectFrom('erasures')
    .select([
      'erasure_id as erasureId',
      'asked_by as askedBy',
      'due_at as dueAt',
      'closed_at as closedAt',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Asks for an erasure, or brings it forward. */
export async function upsertErasure(
  db: Db,
  asked: { erasureId: string; userId: string; askedBy: string; at: Date; dueAt: Date },
): Promise<void> {
  const { erasureId, userId, askedBy, at, dueAt } = asked;
  await sql`
    INSERT INTO erasures AS known (erasure_id, user_id, asked_by, asked_at, due_at)
    VALUES (${erasureId}, ${userId}, ${askedBy}, ${at}, ${dueAt})
    ON CONFLICT (user_id) DO UPDATE SET asked_by = excluded.asked_by,
      due_at = least(known.due_at, excluded.due_at)
  `.execute(db);
}

/** Deletes an erasure. @returns whether the account was closed; undefined if none was asked for */
export async function deleteErasure(db: Db, userId: string): Promise<boolean | undefined> {
  const taken = await db
    .deleteFrom('erasures')
    .where('user_id', '=', userId)
    .returning('closed_at')
    .executeTakeFirst();
  return taken && taken.closed_at !== null;
}

export async function markClosed(db: Db, userId: string, at: Date): Promise<void> {
  await db.updateTable('erasures').set({ closed_at: at }).where('user_id', '=', userId).execute();
}

/** Makes an erasure the proof of itself: it no longer names the child. */
export async function markErased(
  db: Db,
  userId: string,
  proof: { childDigest: Buffer; at: Date },
): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ user_id: null, child_digest: proof.childDigest, erased_at: proof.at })
    .where('user_id', '=', userId)
    .execute();
}

export async function saveCounts(
  db: Db,
  erasureId: string,
  counts: Record<string, number>,
): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ counts: JSON.stringify(counts) })
    .where('erasure_id', '=', erasureId)
    .execute();
}

/** Children whose erasure is due, the longest due first. */
export async function listDue(db: Db, at: Date): Promise<string[]> {
  const due = await db
    .selectFrom('erasures')
    .select('user_id')
    .where('due_at', '<=', at)
    .where('user_id', 'is not', null)
    .orderBy('due_at')
    .execute();
  return due.flatMap(({ user_id }) => user_id ?? []);
}

/** SQL: the child is inactive: it has not been here for `months.unused`. */
const isUnused = (at: Date): RawBuilder<boolean> => sql`
  coalesce(presence.last_seen_at, users.created_at)
    < ${at}::timestamptz - ${months.unused}::int * interval '1 month'`;

/** SQL: asks for the erasure of inactive children, unless it was asked for. */
const askWhereUnused = (
  { askedBy, at, wait }: { askedBy: string; at: Date; wait: RawBuilder<unknown> },
  condition: RawBuilder<SqlBool>,
) => sql`
    INSERT INTO erasures (erasure_id, user_id, asked_by, asked_at, due_at)
    SELECT gen_random_uuid(), users.user_id, ${askedBy}, ${at}, ${at}::timestamptz + ${wait}
    FROM users LEFT JOIN presence ON presence.user_id = users.user_id
    WHERE ${condition} AND ${isUnused(at)}
    ON CONFLICT (user_id) DO NOTHING`;

/** Asks for the erasure of inactive children, and takes it back for those who have returned. */
export async function askForUnused(db: Db, askedBy: string, at: Date): Promise<void> {
  await sql`
    DELETE FROM erasures USING users LEFT JOIN presence ON presence.user_id = users.user_id
    WHERE erasures.user_id = users.user_id AND asked_by = ${askedBy} AND NOT ${isUnused(at)}
  `.execute(db);
  const wait = sql`${days.unused}::int * interval '1 day'`;
  await askWhereUnused({ askedBy, at, wait }, sql`true`).execute(db);
}

/** Puts off the erasure of an inactive child by the same time again, after it was taken back. */
export async function putOffUnused(
  db: Db,
  userId: string,
  { askedBy, at }: { askedBy: string; at: Date },
): Promise<void> {
  const wait = sql`${months.unused}::int * interval '1 month'`;
  await askWhereUnused({ askedBy, at, wait }, sql`users.user_id = ${userId}`).execute(db);
}

/** Which of these children wait to be erased, with a closed account. */
export async function findClosed(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('erasures')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('closed_at', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ user_id }) => user_id ?? []));
}

/** Locks a child against everything, also against new rows that name it. @returns its names */
export const lockForErasure = (
  db: Db,
  userId: string,
): Promise<{ username: string; classCode: string } | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('classes', 'classes.class_id', 'users.class_id')
    .select(['username', 'class_code as classCode'])
    .where('user_id', '=', userId)
    .forUpdate('users')
    .executeTakeFirst();
