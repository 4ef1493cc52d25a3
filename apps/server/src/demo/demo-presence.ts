import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { DEMO_CLASS, demoChildren } from './demo-children.ts';

const HOUR_MS = 3_600_000;
const EVERY_NTH = 9;

/** Every ninth child outside the class DEMO is here when the server starts. */
const here = demoChildren()
  .filter(({ classCode }) => classCode !== DEMO_CLASS)
  .filter((_, index) => index % EVERY_NTH === 0);

/** When each child was here last: within a day the one, two weeks ago the other. */
export async function scatterPresence(
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
 * Some children of the demo world are seen to be here at each start of the server, and as nothing
 * acts for them they go after the two minutes in which a child counts as here: then the app shows
 * what it shows when nobody is. Two browsers with two children of the class DEMO bring life back.
 */
export async function comeHere(db: Db, now: number): Promise<void> {
  await sql`
    UPDATE presence SET last_seen_at = greatest(last_seen_at, ${new Date(now)}::timestamptz)
    FROM users JOIN classes USING (class_id)
    WHERE presence.user_id = users.user_id AND (class_code, username) IN (
      SELECT * FROM unnest(
        ${here.map(({ classCode }) => classCode)}::text[],
        ${here.map(({ username }) => username)}::text[]
      )
    )
  `.execute(db);
}
