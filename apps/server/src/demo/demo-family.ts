import { timeOnTask } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { addAdult, findAdult, grant } from '../domains/adults/index.ts';
import { findInClass } from '../domains/user/index.ts';
import { DEMO_CLASS } from './demo-children.ts';
import type { PeopleDeps } from './demo-people.ts';
import { DEMO_SECRET, DEMO_STAFF_DOMAIN, DEMO_STAFF_PASSWORD } from './demo-staff.ts';

/** The parent that a first-time visitor signs in as. */
const DEMO_PARENT = `parent${DEMO_STAFF_DOMAIN}`;
const NAMES = ['Mia', 'Ruby'];

/** How long a child of the demo world writes a text, and finds a friend. */
const TEXT_MS = 4 * 60_000;
const FRIEND_MS = 2 * 60_000;

/** The minutes of a child by day, from what it answered and wrote and the friends that it made. */
const addMinutes = (db: Db, userId: string) =>
  sql`
    INSERT INTO child_minutes (user_id, day, minutes)
    SELECT ${userId}, (at AT TIME ZONE coalesce(time_zone, 'UTC'))::date AS day, ceil(sum(ms) / 60000.0)
    FROM (
      SELECT at, least(coalesce(time_ms, 0), ${timeOnTask.mostMs}) AS ms
      FROM attempts WHERE user_id = ${userId}
      UNION ALL
      SELECT submitted_at, ${TEXT_MS} FROM submissions WHERE author_id = ${userId}
      UNION ALL
      SELECT at, ${FRIEND_MS} FROM friendships WHERE user_id = ${userId} AND status = 'accepted'
    ) AS done, users LEFT JOIN schools USING (school_id)
    WHERE users.user_id = ${userId}
    GROUP BY day
    ON CONFLICT DO NOTHING
  `.execute(db);

/** The parent of two children of the demo world. */
export async function addDemoFamily(db: Db, deps: PeopleDeps): Promise<void> {
  if (await findAdult(db, DEMO_PARENT)) return;
  const at = new Date(deps.clock());
  const common = { password: DEMO_STAFF_PASSWORD, secret: DEMO_SECRET, at };
  const adultId = await addAdult(db, deps, { ...common, email: DEMO_PARENT, name: 'Robin Park' });
  for (const name of NAMES) {
    const userId = await findInClass(db, DEMO_CLASS, name);
    if (userId === undefined) continue;
    await grant(db, { adultId, role: 'parent', userId, at });
    await addMinutes(db, userId);
  }
}
