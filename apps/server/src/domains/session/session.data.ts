import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { SESSION_ENDED, type StoredSession } from './stored-session.ts';

export async function insertSession(db: Db, session: StoredSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      session_hash: session.sessionHash,
      user_id: session.userId,
      created_at: session.createdAt,
      last_used_at: session.lastUsedAt,
    })
    .execute();
}

export const findSession = (db: Db, sessionHash: Buffer): Promise<StoredSession | undefined> =>
  db
    .selectFrom('sessions')
    .select([
      'session_hash as sessionHash',
      'user_id as userId',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();

/** Shorter than the time between two touches of a session; a second device counts no minute twice. */
const COUNTED_MS = 55_000;

/**
 * Records that a session was used, its child seen, and a minute of its day in the time zone of its school, in one
 * query.
 */
export async function touchSession(db: Db, session: StoredSession, at: Date): Promise<void> {
  await sql`
    WITH used AS (
      UPDATE sessions SET last_used_at = greatest(last_used_at, ${at})
      WHERE session_hash = ${session.sessionHash} AND user_id = ${session.userId}
    ), counted AS (
      INSERT INTO child_minutes AS known (user_id, day, minutes)
      SELECT users.user_id, (${at}::timestamptz AT TIME ZONE coalesce(time_zone, 'UTC'))::date, 1
      FROM users LEFT JOIN schools USING (school_id) LEFT JOIN presence USING (user_id)
      WHERE users.user_id = ${session.userId}
        AND coalesce(last_seen_at < ${new Date(at.getTime() - COUNTED_MS)}, true)
      ON CONFLICT (user_id, day) DO UPDATE SET minutes = known.minutes + 1
    )
    INSERT INTO presence (user_id, last_seen_at) VALUES (${session.userId}, ${at})
    ON CONFLICT (user_id)
    DO UPDATE SET last_seen_at = greatest(presence.last_seen_at, excluded.last_seen_at)
  `.execute(db);
}

/** Deletes a session and notifies every server. */
export async function deleteSession(db: Db, sessionHash: Buffer): Promise<void> {
  await sql`
    WITH ended AS (DELETE FROM sessions WHERE session_hash = ${sessionHash})
    SELECT pg_notify(${SESSION_ENDED}, ${sessionHash.toString('hex')})
  `.execute(db);
}

/** Deletes the tickets and sessions of a child and notifies every server. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('tickets').where('user_id', '=', userId).execute();
  await sql`
    WITH ended AS (DELETE FROM sessions WHERE user_id = ${userId} RETURNING session_hash)
    SELECT pg_notify(${SESSION_ENDED}, encode(session_hash, 'hex')) FROM ended
  `.execute(db);
}

/** Deletes the tickets and sessions of the children of a class and notifies every server. */
export async function endSessionsOfClass(db: Db, classId: string): Promise<void> {
  await sql`
    WITH children AS (SELECT user_id FROM users WHERE class_id = ${classId}),
      unused AS (DELETE FROM tickets WHERE user_id IN (SELECT user_id FROM children)),
      ended AS (
        DELETE FROM sessions WHERE user_id IN (SELECT user_id FROM children) RETURNING session_hash
      )
    SELECT pg_notify(${SESSION_ENDED}, encode(session_hash, 'hex')) FROM ended
  `.execute(db);
}

export async function insertTicket(
  db: Db,
  ticket: { ticketHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('tickets')
    .values({
      ticket_hash: ticket.ticketHash,
      user_id: ticket.userId,
      expires_at: ticket.expiresAt,
      used_at: null,
    })
    .execute();
}

/**
 * Redeems a ticket, which opens nothing in an archived class. Only one of several concurrent calls gets the child. Its
 * class is locked until the transaction ends: who archives it meanwhile finds the session (CLASS-43).
 */
export async function useTicket(db: Db, ticketHash: Buffer, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    WITH open AS (
      SELECT tickets.ticket_hash
      FROM tickets JOIN users USING (user_id) JOIN classes USING (class_id)
      WHERE ticket_hash = ${ticketHash} AND archived_at IS NULL FOR SHARE OF classes
    )
    UPDATE tickets SET used_at = ${at} FROM open
    WHERE tickets.ticket_hash = open.ticket_hash AND used_at IS NULL AND expires_at > ${at}
    RETURNING user_id AS "userId"
  `.execute(db);
  return rows[0]?.userId;
}
