import type { Db } from '../db/db.ts';
import {
  endGrantsIn,
  endInvitationsBy,
  endInvitationsOf,
  endTeaching,
  grant,
} from '../domains/adults/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { listClasses } from '../domains/classes/index.ts';
import { listPeople, lockLeads } from '../domains/schools/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { AdultCaller } from '../kernel/caller.ts';

type Person = { readonly adult: AdultCaller; readonly schoolId: string; readonly adultId: string };

async function findPerson(db: Db, { schoolId, adultId }: Person, at: Date) {
  const person = (await listPeople(db, schoolId, at)).find(one => one.adultId === adultId);
  if (!person) throw new ApiError('not_found');
  return person;
}

/**
 * Ends every right of an adult in a school, and the invitations by which it could come back: to its e-mail, or made by
 * it for another one. Needs a transaction.
 * @throws not_found, last_lead
 */
export async function dismissAdult(db: Db, person: Person & { at: Date }): Promise<void> {
  const { adult, schoolId, adultId, at } = person;
  const leads = await lockLeads(db, schoolId);
  const { name, email } = await findPerson(db, person, at);
  if (leads.length === 1 && leads[0] === adultId) throw new ApiError('last_lead');
  await endGrantsIn(db, { adultId, schoolId, at });
  await endInvitationsOf(db, { email, schoolId, at });
  await endInvitationsBy(db, { adultId, schoolId, at });
  await appendAudit(db, { actor: adult.name, action: 'Ended rights', object: name, at });
}

/** Sets the classes that an adult of a school teaches. Needs a transaction. @throws not_found */
export async function setClassesOf(
  db: Db,
  person: Person & { classIds: readonly string[]; at: Date },
): Promise<void> {
  const { adult, schoolId, adultId, classIds, at } = person;
  const { name } = await findPerson(db, person, at);
  const ofSchool = await listClasses(db, { schoolId, only: null, at });
  const isOfSchool = (classId: string) => ofSchool.some(one => one.classId === classId);
  if (!classIds.every(isOfSchool)) throw new ApiError('not_found');
  await endTeaching(db, { adultId, schoolId, but: classIds, at });
  if (classIds.length > 0) await grant(db, { adultId, role: 'teacher', schoolId, at });
  for (const classId of classIds) {
    await grant(db, { adultId, role: 'teacher', schoolId, classId, at });
  }
  const detail = { classIds };
  await appendAudit(db, { actor: adult.name, action: 'Set classes', object: name, detail, at });
}
