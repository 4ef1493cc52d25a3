import type { StaffRole } from '@digipals/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A stored session of an adult, with the adult's current name and role. */
export type StaffSession = {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly sessionHash: Buffer;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly seenAt: Date | null;
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
      'staff.seen_at as seenAt',
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

/** SQL: the adult has a session that is not paused, was used after `idle` and began after `created`. */
export const hasSession = (
  staffId: RawBuilder<unknown>,
  { idle, created }: { idle: Date; created: Date },
): RawBuilder<boolean> => sql<boolean>`EXISTS (
  SELECT FROM staff_sessions AS w WHERE w.staff_id = ${staffId} AND NOT w.is_paused
    AND w.last_used_at > ${idle} AND w.created_at > ${created})`;

/** Notes that an adult is here. */
export async function markSeen(db: Db, staffId: string, at: Date): Promise<void> {
  await db
    .updateTable('staff')
    .set({ seen_at: at })
    .where('staff_id', '=', staffId)
    .where(({ or, eb }) => or([eb('seen_at', 'is', null), eb('seen_at', '<', at)]))
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
