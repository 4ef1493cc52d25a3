import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { deleteEmailChangeOf } from './email-change.data.ts';

/** A stored session of a grown-up, with its current name and e-mail. */
export type AdultSession = {
  readonly adultId: string;
  readonly email: string;
  readonly name: string;
  readonly sessionHash: Buffer;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly provedAt: Date;
};

export const findAdultSession = (db: Db, sessionHash: Buffer): Promise<AdultSession | undefined> =>
  db
    .selectFrom('adult_sessions as s')
    .innerJoin('adults', 'adults.adult_id', 's.adult_id')
    .select([
      's.adult_id as adultId',
      'adults.email',
      'adults.name',
      's.session_hash as sessionHash',
      's.created_at as createdAt',
      's.last_used_at as lastUsedAt',
      's.proved_at as provedAt',
    ])
    .where('s.session_hash', '=', sessionHash)
    .where('adults.is_active', '=', true)
    .executeTakeFirst();

/** A session to be stored. */
export type NewAdultSession = {
  readonly sessionHash: Buffer;
  readonly sessionId: string;
  readonly adultId: string;
  readonly device: string;
  readonly at: Date;
};

export async function insertAdultSession(db: Db, session: NewAdultSession): Promise<void> {
  const { sessionHash, sessionId, adultId, device, at } = session;
  await db
    .insertInto('adult_sessions')
    .values({
      session_hash: sessionHash,
      session_id: sessionId,
      adult_id: adultId,
      device,
      created_at: at,
      last_used_at: at,
      proved_at: at,
    })
    .execute();
  await noteVisit(db, adultId, at);
}

/** Notes the day of a visit, once a day: of adults who work in a school, in its time zone. */
export async function noteVisit(db: Db, adultId: string, at: Date): Promise<void> {
  await sql`
    INSERT INTO adult_visits (adult_id, day)
      SELECT adult_id, max((${at}::timestamptz AT TIME ZONE time_zone)::date)
      FROM adult_roles JOIN schools USING (school_id)
      WHERE adult_id = ${adultId} AND (until IS NULL OR until > ${at})
      GROUP BY adult_id
    ON CONFLICT (adult_id) DO UPDATE SET day = excluded.day WHERE adult_visits.day < excluded.day
  `.execute(db);
}

export async function touchAdultSession(db: Db, sessionHash: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('adult_sessions')
    .set({ last_used_at: at })
    .where('session_hash', '=', sessionHash)
    .where('last_used_at', '<', at)
    .execute();
}

export async function deleteAdultSession(db: Db, sessionHash: Buffer): Promise<void> {
  await db.deleteFrom('adult_sessions').where('session_hash', '=', sessionHash).execute();
}

/** The sessions of an adult that still live, the newest first. */
export const listSessions = (db: Db, adultId: string, after: { idle: Date; created: Date }) =>
  db
    .selectFrom('adult_sessions')
    .select([
      'session_id as sessionId',
      'session_hash as sessionHash',
      'device',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('adult_id', '=', adultId)
    .where('last_used_at', '>', after.idle)
    .where('created_at', '>', after.created)
    .orderBy('created_at', 'desc')
    .orderBy('session_id')
    .execute();

/** Ends a session of an adult. @returns false if the adult has no such session */
export async function endSessionOf(db: Db, adultId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('adult_sessions')
    .where('adult_id', '=', adultId)
    .where('session_id', '=', sessionId)
    .returning('session_hash')
    .executeTakeFirst();
  if (ended) await deleteEmailChangeOf(db, adultId, ended.session_hash);
  return ended !== undefined;
}

/** Ends the sessions of an adult, except one, its unfinished sign-ins and its change of e-mail. */
export async function deleteSessionsOfAdult(
  db: Db,
  adultId: string,
  except: Buffer | null = null,
): Promise<void> {
  await db
    .deleteFrom('adult_sessions')
    .where('adult_id', '=', adultId)
    .where('session_hash', 'is distinct from', except)
    .execute();
  await db.deleteFrom('adult_challenges').where('adult_id', '=', adultId).execute();
  await deleteEmailChangeOf(db, adultId);
}

/** Notes that an adult has just shown its second factor. */
export async function markProved(db: Db, sessionHash: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('adult_sessions')
    .set({ proved_at: at })
    .where('session_hash', '=', sessionHash)
    .execute();
}
