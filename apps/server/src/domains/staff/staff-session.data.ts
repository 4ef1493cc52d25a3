import type { StaffRole } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A stored session of an adult, with the adult's current name and role. */
export type StaffSession = {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly sessionHash: Buffer;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
};

export const findStaffSession = (db: Db, sessionHash: Buffer): Promise<StaffSession | undefined> =>
  db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff', 'staff.staff_id', 's.staff_id')
    .select([
      's.staff_id as staffId',
      'staff.name',
      'staff.role',
      's.session_hash as sessionHash',
      's.created_at as createdAt',
      's.last_used_at as lastUsedAt',
    ])
    .where('s.session_hash', '=', sessionHash)
    .where('staff.is_active', '=', true)
    .executeTakeFirst();

export async function insertStaffSession(
  db: Db,
  session: { sessionHash: Buffer; staffId: string; at: Date },
): Promise<void> {
  const { sessionHash, staffId, at } = session;
  await db
    .insertInto('staff_sessions')
    .values({ session_hash: sessionHash, staff_id: staffId, created_at: at, last_used_at: at })
    .execute();
}

export async function touchStaffSession(db: Db, sessionHash: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ last_used_at: at })
    .where('session_hash', '=', sessionHash)
    .where('last_used_at', '<', at)
    .execute();
}

export async function deleteStaffSession(db: Db, sessionHash: Buffer): Promise<void> {
  await db.deleteFrom('staff_sessions').where('session_hash', '=', sessionHash).execute();
}

export async function deleteSessionsOf(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
  await db.deleteFrom('staff_challenges').where('staff_id', '=', staffId).execute();
}

/** Ends the sessions of an adult, except one. */
export async function deleteOtherSessions(
  db: Db,
  { staffId, sessionHash }: { staffId: string; sessionHash: Buffer },
): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('session_hash', '!=', sessionHash)
    .execute();
}

/** Pauses an adult in this session, or ends the pause. */
export async function setStaffPaused(
  db: Db,
  sessionHash: Buffer,
  isPaused: boolean,
): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ is_paused: isPaused })
    .where('session_hash', '=', sessionHash)
    .execute();
}

/** Adults with a live session that is not paused, each counted once. */
export async function countAtWork(
  db: Db,
  after: { idle: Date; created: Date },
): Promise<{ reviewers: number; leads: number }> {
  const { rows } = await sql<{ reviewers: number; leads: number }>`
    SELECT count(DISTINCT s.staff_id) FILTER (WHERE role IN ('reviewer', 'senior'))::int AS reviewers,
      count(DISTINCT s.staff_id) FILTER (WHERE role = 'lead')::int AS leads
    FROM staff_sessions AS s JOIN staff ON staff.staff_id = s.staff_id
    WHERE is_active AND NOT is_paused
      AND s.last_used_at > ${after.idle} AND s.created_at > ${after.created}
  `.execute(db);
  return rows[0] ?? { reviewers: 0, leads: 0 };
}
