import { addDays } from '@digipals/engine';
import type { Db } from '../db/db.ts';
import { addAdult, findAdult, grant } from '../domains/adults/index.ts';
import { findInClass } from '../domains/user/index.ts';
import { DEMO_CLASS } from './demo-children.ts';
import type { PeopleDeps } from './demo-people.ts';
import { DEMO_SECRET, DEMO_STAFF_DOMAIN, DEMO_STAFF_PASSWORD } from './demo-staff.ts';

/** The parent that a first-time visitor signs in as. */
const DEMO_PARENT = `parent${DEMO_STAFF_DOMAIN}`;
const NAMES = ['Mia', 'Ruby'];

/** Minutes of the children on the last days, yesterday first. */
const minutes = [18, 22, 0, 9, 21, 14, 0, 16, 12, 25, 0, 8];

/** The parent of two children of the demo world, who were here on most of the last days. */
export async function addDemoFamily(db: Db, deps: PeopleDeps): Promise<void> {
  if (await findAdult(db, DEMO_PARENT)) return;
  const at = new Date(deps.clock());
  const common = { password: DEMO_STAFF_PASSWORD, secret: DEMO_SECRET, at };
  const adultId = await addAdult(db, deps, { ...common, email: DEMO_PARENT, name: 'Robin Park' });
  const today = at.toISOString().slice(0, 10);
  for (const name of NAMES) {
    const userId = await findInClass(db, DEMO_CLASS, name);
    if (userId === undefined) continue;
    await grant(db, { adultId, role: 'parent', userId, at });
    const days = minutes.map((count, index) => ({
      user_id: userId,
      day: addDays(today, -1 - index),
      minutes: count,
    }));
    await db
      .insertInto('child_minutes')
      .values(days.filter(day => day.minutes > 0))
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
}
