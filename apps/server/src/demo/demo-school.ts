import type { SchoolFacts } from '@digipals/contract';
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
import { createSchool } from '../domains/schools/index.ts';
import { DEMO_CLASS } from './demo-children.ts';
import { addDemoClassroom, putInSchool } from './demo-classroom.ts';
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

/** A school that has the class of the demo world, with a lead and a teacher. Lets them in again. */
export async function addDemoSchool(
  db: Db,
  deps: PeopleDeps & Pick<AppDeps, 'content'>,
): Promise<void> {
  const at = new Date(deps.clock());
  if (await findAdult(db, DEMO_LEAD)) {
    for (const { adultId } of await listAdultsOf(db, DEMO_STAFF_DOMAIN)) {
      await reactivateAdult(db, adultId);
    }
    return;
  }
  const schoolId = await createSchool(db, deps.random, { facts, at });
  const classId = await putInSchool(db, { schoolId, classCode: DEMO_CLASS, at });
  const common = { password: DEMO_STAFF_PASSWORD, secret: DEMO_SECRET, at };
  const lead = await addAdult(db, deps, { ...common, email: DEMO_LEAD, name: 'Grace Hill' });
  const teacher = await addAdult(db, deps, { ...common, email: DEMO_TEACHER, name: 'Sam Reed' });
  await grant(db, { adultId: lead, role: 'lead', schoolId, at });
  await grant(db, { adultId: teacher, role: 'teacher', schoolId, at });
  await grant(db, { adultId: teacher, role: 'teacher', schoolId, classId, at });
  await addDemoClassroom(db, deps, { adultId: teacher, classId, at });
}

/** Deactivates the grown-ups of the demo world, whose password and second factor are public. */
export async function deactivateDemoSchool(db: Db, at: Date): Promise<void> {
  for (const { adultId, name, isActive } of await listAdultsOf(db, DEMO_STAFF_DOMAIN)) {
    if (!isActive) continue;
    await removeAdult(db, adultId);
    await appendAudit(db, { actor: 'System', action: 'Removed adult', object: name, at });
  }
}
