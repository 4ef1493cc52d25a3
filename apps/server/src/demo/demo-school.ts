import type { SchoolFacts } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import {
  addAdult,
  findAdult,
  grant,
  listAdultsOf,
  reactivateAdult,
  removeAdult,
} from '../domains/adults/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { createSchool } from '../domains/schools/index.ts';
import { DEMO_CLASS, DEMO_OTHER_CLASS } from './demo-children.ts';
import type { PeopleDeps } from './demo-people.ts';
import { DEMO_SECRET, DEMO_STAFF_DOMAIN, DEMO_STAFF_PASSWORD } from './demo-staff.ts';

/** The teacher that a first-time visitor signs in as. */
export const DEMO_TEACHER = `teacher${DEMO_STAFF_DOMAIN}`;
const DEMO_LEAD = `lead${DEMO_STAFF_DOMAIN}`;

const facts: SchoolFacts = {
  schoolName: 'Riverside Primary School',
  country: 'gb',
  timeZone: 'Europe/London',
  language: 'gb',
  keepTexts: 'month',
  consentAge: 13,
};

/** A school that has two classes of the demo world, with a lead and a teacher. Lets them in again. */
export async function addDemoSchool(db: Db, deps: PeopleDeps): Promise<void> {
  const at = new Date(deps.clock());
  if (await findAdult(db, DEMO_LEAD)) {
    for (const { adultId } of await listAdultsOf(db, DEMO_STAFF_DOMAIN)) {
      await reactivateAdult(db, adultId);
    }
    return;
  }
  const schoolId = await createSchool(db, deps.random, { facts, at });
  const classes = await db
    .updateTable('classes')
    .set({ school_id: schoolId, created_at: at })
    .where('class_code', 'in', [DEMO_CLASS, DEMO_OTHER_CLASS])
    .returning('class_id as classId')
    .execute();
  const ids = classes.map(({ classId }) => classId);
  await db
    .updateTable('users')
    .set({ school_id: schoolId })
    .where('class_id', 'in', ids)
    .execute();
  const common = { password: DEMO_STAFF_PASSWORD, secret: DEMO_SECRET, at };
  const lead = await addAdult(db, deps, { ...common, email: DEMO_LEAD, name: 'Grace Hill' });
  const teacher = await addAdult(db, deps, { ...common, email: DEMO_TEACHER, name: 'Sam Reed' });
  await grant(db, { adultId: lead, role: 'lead', schoolId, at });
  await grant(db, { adultId: teacher, role: 'teacher', schoolId, at });
  for (const classId of ids) {
    await grant(db, { adultId: teacher, role: 'teacher', schoolId, classId, at });
  }
}

/** Deactivates the grown-ups of the demo world, whose password and second factor are public. */
export async function deactivateDemoSchool(db: Db, at: Date): Promise<void> {
  for (const { adultId, name, isActive } of await listAdultsOf(db, DEMO_STAFF_DOMAIN)) {
    if (!isActive) continue;
    await removeAdult(db, adultId);
    await appendAudit(db, { actor: 'System', action: 'Removed adult', object: name, at });
  }
}
