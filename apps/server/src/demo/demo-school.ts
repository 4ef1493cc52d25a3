import { premiumSku, type SchoolFacts } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import {
  addAdult,
  findAdult,
  grant,
  listAdultsOf,
  reactivateAdult,
  removeAdult,
} from '../domains/adults/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { hasAllVerified, saveContact } from '../domains/safe-contacts/index.ts';
import { createSchool } from '../domains/schools/index.ts';
import { giveToChild, makeVoucher, redeem } from '../domains/seats/index.ts';
import { refreshSchool } from '../use-cases/change-safe-contacts.ts';
import { DEMO_CLASS, DEMO_OTHER_CLASS } from './demo-children.ts';
import { addDemoClassroom, putInSchool } from './demo-classroom.ts';
import type { PeopleDeps } from './demo-people.ts';
import { DEMO_SECRET, DEMO_STAFF_DOMAIN, DEMO_STAFF_PASSWORD } from './demo-staff.ts';

/** The teacher that a first-time visitor signs in as. */
export const DEMO_TEACHER = `teacher${DEMO_STAFF_DOMAIN}`;
const DEMO_LEAD = `lead${DEMO_STAFF_DOMAIN}`;

const DAY_MS = 86_400_000;

const facts: SchoolFacts = {
  schoolName: 'Riverside Primary School',
  country: 'gb',
  timeZone: 'Europe/London',
  language: 'gb',
  keepTexts: 'month',
  consentAge: 13,
  quiet: null,
};

/** A school that has two classes of the demo world, with a lead and a teacher. Lets them in again. */
export async function addDemoSchool(
  db: Db,
  deps: PeopleDeps & Pick<AppDeps, 'content'>,
): Promise<void> {
  const at = new Date(deps.clock());
  const known = await findAdult(db, DEMO_LEAD);
  if (known) {
    for (const { adultId } of await listAdultsOf(db, DEMO_STAFF_DOMAIN)) {
      await reactivateAdult(db, adultId);
    }
    await addDemoContacts(db, await schoolOf(db, known.adultId), at);
    return;
  }
  const schoolId = await createSchool(db, deps.random, { facts, at });
  const classId = await putInSchool(db, { schoolId, classCode: DEMO_CLASS, at });
  const otherId = await putInSchool(db, { schoolId, classCode: DEMO_OTHER_CLASS, at });
  const common = { password: DEMO_STAFF_PASSWORD, secret: DEMO_SECRET, at };
  const lead = await addAdult(db, deps, { ...common, email: DEMO_LEAD, name: 'Grace Hill' });
  const teacher = await addAdult(db, deps, { ...common, email: DEMO_TEACHER, name: 'Sam Reed' });
  await addDemoContacts(db, schoolId, at);
  await grant(db, { adultId: lead, role: 'lead', schoolId, at });
  await grant(db, { adultId: teacher, role: 'teacher', schoolId, at });
  for (const id of [classId, otherId]) {
    await grant(db, { adultId: teacher, role: 'teacher', schoolId, classId: id, at });
  }
  await addDemoSeats(db, deps, { schoolId, adultId: lead, at });
  await addDemoClassroom(db, deps, { adultId: teacher, classId, at });
}

/** The school of a lead. */
async function schoolOf(db: Db, adultId: string): Promise<string> {
  const found = await db
    .selectFrom('adult_roles')
    .select('school_id as schoolId')
    .where('adult_id', '=', adultId)
    .where('role', '=', 'lead')
    .executeTakeFirst();
  return found?.schoolId ?? '';
}

const contacts = [
  {
    kind: 'safeguarding',
    facts: {
      name: 'Helen Marsh',
      email: `safeguarding${DEMO_STAFF_DOMAIN}`,
      phone: '020 7946 0101',
      hours: 'Monday to Friday, 8 to 17',
    },
  },
  {
    kind: 'deputy',
    facts: {
      name: 'Omar Blake',
      email: `deputy${DEMO_STAFF_DOMAIN}`,
      phone: '020 7946 0102',
      hours: 'Monday to Friday, 8 to 16',
    },
  },
] as const;

/** The safeguarding person of the school and the deputy, without whom its children meet nobody. */
async function addDemoContacts(db: Db, schoolId: string, at: Date): Promise<void> {
  if (schoolId === '' || (await hasAllVerified(db, schoolId))) return;
  for (const contact of contacts) {
    await saveContact(db, { ...contact, schoolId, codeHash: null, verifiedAt: at, at });
  }
  await refreshSchool(db, schoolId, at);
}

const VOUCHER = { seats: 60, note: 'Demo', days: 250 };

/** A voucher whose seats are for the children who have a licence. */
async function addDemoSeats(
  db: Db,
  { random }: PeopleDeps,
  { schoolId, adultId, at }: { schoolId: string; adultId: string; at: Date },
): Promise<void> {
  const { days, ...made } = VOUCHER;
  const endsAt = new Date(at.getTime() - (at.getTime() % DAY_MS) + days * DAY_MS);
  const { code } = await makeVoucher(db, random, { ...made, endsAt, at });
  const owner = { schoolId };
  await redeem(db, { code, owner }, { adultId, at });
  const children = await db
    .selectFrom('users')
    .innerJoin('licences', 'licences.user_id', 'users.user_id')
    .select('users.user_id as childId')
    .where('school_id', '=', schoolId)
    .where('sku', '=', premiumSku)
    .orderBy('username')
    .execute();
  for (const { childId } of children) await giveToChild(db, { schoolId, childId }, { adultId, at });
}

/** Deactivates the grown-ups of the demo world, whose password and second factor are public. */
export async function deactivateDemoSchool(db: Db, at: Date): Promise<void> {
  for (const { adultId, name, isActive } of await listAdultsOf(db, DEMO_STAFF_DOMAIN)) {
    if (!isActive) continue;
    await removeAdult(db, adultId);
    await appendAudit(db, { actor: 'System', action: 'Removed adult', object: name, at });
  }
}
