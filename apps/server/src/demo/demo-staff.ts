import type { LanguageCode, StaffRole } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { endLeasesOf } from '../domains/review/index.ts';
import { addStaff, listStaff, removeStaff, updateStaff } from '../domains/staff/index.ts';
import type { PeopleDeps } from './demo-people.ts';
import { findDemoChildren } from './find-demo-children.ts';

/** E-mail domain that marks the adults of the demo world. */
export const DEMO_STAFF_DOMAIN = '@demo.digipals.example';
/** The reviewer that a first-time visitor signs in as. */
export const DEMO_REVIEWER = `reviewer${DEMO_STAFF_DOMAIN}`;
/** Password of every adult of the demo world. */
export const DEMO_STAFF_PASSWORD = 'read every word';
/** Their second factor. Public, so that `npm run staff -- code` can print the code. */
export const DEMO_SECRET = Buffer.from('demo world of digipals', 'ascii').subarray(0, 20);

type DemoAdult = {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly languages: readonly LanguageCode[];
};

const adults: readonly DemoAdult[] = [
  { email: 'reviewer', name: 'Reviewer 07', role: 'reviewer', languages: ['gb', 'tr'] },
  { email: 'reviewer2', name: 'Reviewer 12', role: 'reviewer', languages: ['gb', 'ru'] },
  { email: 'senior', name: 'Senior 02', role: 'senior', languages: ['gb', 'es'] },
  { email: 'senior2', name: 'Senior 05', role: 'senior', languages: ['gb', 'cn'] },
  { email: 'lead', name: 'Lead 01', role: 'lead', languages: ['gb', 'fr'] },
  { email: 'auditor', name: 'Auditor 03', role: 'auditor', languages: ['gb'] },
  { email: 'admin', name: 'Admin 01', role: 'admin', languages: [] },
];

/** Children without the address of a grown-up: no letter can be sent in their cases. */
const withoutGrownUp = ['Noah'];

/** Adds the adults of the demo world and addresses of grown-ups, or reactivates dismissed adults. */
export async function addDemoStaff(db: Db, deps: PeopleDeps): Promise<void> {
  const at = new Date(deps.clock());
  const known = db.selectFrom('staff').select('staff_id').where('email', '=', DEMO_REVIEWER);
  if (await known.executeTakeFirst()) {
    await reactivate(db, at);
    return;
  }
  const common = { password: DEMO_STAFF_PASSWORD, secret: DEMO_SECRET, at };
  const taken = new Set((await listStaff(db)).map(({ name }) => name));
  for (const { email, name, role, languages } of adults) {
    // An operator may have added adults before the demo world was made.
    const free = taken.has(name) ? `${name} (demo)` : name;
    const staffId = await addStaff(db, deps, {
      name: free,
      role,
      ...common,
      email: `${email}${DEMO_STAFF_DOMAIN}`,
    });
    // They know nobody, and are not asked.
    await updateStaff(db, staffId, { languages: [...languages], ties_told_at: at });
  }
  await addAddresses(db);
}

async function reactivate(db: Db, at: Date): Promise<void> {
  const reactivated = await db
    .updateTable('staff')
    .set({ work_state: 'active' })
    .where('email', 'like', `%${DEMO_STAFF_DOMAIN}`)
    .where('work_state', '=', 'removed')
    .returning('name')
    .execute();
  for (const { name } of reactivated) {
    await appendAudit(db, { actor: 'System', action: 'Added adult', object: name, at });
  }
}

/**
 * Deactivates the adults of the demo world on a server that runs without it, because their password
 * and second factor are public. Needs a transaction.
 */
export async function deactivateDemoStaff(db: Db, at: Date): Promise<void> {
  const active = await db
    .selectFrom('staff')
    .select(['staff_id', 'name'])
    .where('email', 'like', `%${DEMO_STAFF_DOMAIN}`)
    .where('is_active', '=', true)
    .orderBy('staff_id')
    .forUpdate()
    .execute();
  for (const { staff_id } of active) {
    await removeStaff(db, staff_id);
    await endLeasesOf(db, staff_id);
  }
  for (const { name } of active) {
    await appendAudit(db, { actor: 'System', action: 'Removed adult', object: name, at });
  }
}

/** Adds addresses only to children of the demo world: other children are real. */
async function addAddresses(db: Db): Promise<void> {
  const rows = (await findDemoChildren(db))
    .filter(({ username }) => !withoutGrownUp.includes(username))
    .map(({ user_id, username, support_language }) => ({
      user_id,
      email: `family.of.${username.toLowerCase().replace(/[^a-z]/g, '')}@example.org`,
      language: support_language,
    }));
  if (rows.length === 0) return;
  await db
    .insertInto('grown_ups')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
