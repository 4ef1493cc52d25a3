import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { DEMO_CLASS, demoChildren } from './demo-children.ts';

const HOUR_MS = 3_600_000;
const EVERY_NTH = 9;

/** Every ninth child outside the class DEMO is online when the server starts. */
const onlineAtStart = demoChildren()
  .filter(({ classCode }) => classCode !== DEMO_CLASS)
  .filter((_, index) => index % EVERY_NTH === 0);

/** Spreads the times at which the children were last seen over the last two weeks. */
export async function insertPresence(
  db: Db,
  ids: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const rows = [...ids.values()].map((user_id, index) => ({
    user_id,
    last_seen_at: new Date(now - HOUR_MS * (1 + ((index * 5) % 19) ** 2)),
  }));
  await db.insertInto('presence').values(rows).execute();
}

/**
 * Marks some children of the demo world as online at each start of the server. After two minutes they
 * count as offline, and the app shows its empty state until other children sign in.
 */
export async function comeHere(db: Db, now: number): Promise<void> {
  await sql`
    UPDATE presence SET last_seen_at = greatest(last_seen_at, ${new Date(now)}::timestamptz)
    FROM users JOIN classes USING (class_id)
    WHERE presence.user_id = users.user_id AND (class_code, username) IN (
      SELECT * FROM unnest(
        ${onlineAtStart.map(({ classCode }) => classCode)}::text[],
        ${onlineAtStart.map(({ username }) => username)}::text[]
      )
    )
  `.execute(db);
}
