import { createHash } from 'node:crypto';
import { safeContactKinds } from '@digipals/contract';
import { freeCodeAt, sealSecret } from '../domains/adult-sign-in/index.ts';
import { hashPassword } from '../domains/adult-sign-in/password.ts';
import { saveContact } from '../domains/safe-contacts/index.ts';
import { readSecrets } from '../domains/session/index.ts';
import type { Grant } from '../kernel/caller.ts';
import type { TestApp } from './create-test-app.ts';

let count = 0;

/** A signed-in grown-up of a test. */
export type TestAdult = {
  readonly adultId: string;
  readonly email: string;
  readonly token: string;
};

/** Creates a grown-up with rights and a session. It has no valid password. */
export async function createAdult(
  test: TestApp,
  ...grants: readonly (Pick<Grant, 'role'> & Partial<Grant>)[]
): Promise<TestAdult> {
  count += 1;
  const { db } = test.deps.database;
  const adultId = `adult-${count}`;
  const email = `${adultId}@school.example`;
  const at = new Date(test.clock());
  await db
    .insertInto('adults')
    .values({
      adult_id: adultId,
      email,
      name: `Adult ${count}`,
      salt: Buffer.alloc(16),
      hash: Buffer.alloc(32),
      secret: null,
      created_at: at,
    })
    .execute();
  for (const { role, schoolId = null, classId = null, userId = null } of grants) {
    const place = { school_id: schoolId, class_id: classId, user_id: userId };
    await db
      .insertInto('adult_roles')
      .values({ adult_id: adultId, role, ...place, since: at, until: null })
      .execute();
  }
  return { adultId, email, token: await createAdultSession(test, adultId) };
}

/** Creates another session of a grown-up. @returns its token */
export async function createAdultSession(test: TestApp, adultId: string): Promise<string> {
  count += 1;
  const at = new Date(test.clock());
  const token = `adult-token-${count}`;
  await test.deps.database.db
    .insertInto('adult_sessions')
    .values({
      session_hash: createHash('sha256').update(token).digest(),
      session_id: `session-${count}`,
      adult_id: adultId,
      device: 'Firefox on Linux',
      created_at: at,
      last_used_at: at,
      proved_at: at,
    })
    .execute();
  return token;
}

/** Ends the rights of a grown-up. */
export async function endRights(test: TestApp, { adultId }: TestAdult): Promise<void> {
  await test.deps.database.db
    .updateTable('adult_roles')
    .set({ until: new Date(test.clock()) })
    .where('adult_id', '=', adultId)
    .execute();
}

/** Creates a school, by default with the safe contacts that contact with others needs. @returns its id */
export async function createSchool(
  test: TestApp,
  { hasContacts = true }: { hasContacts?: boolean } = {},
): Promise<string> {
  count += 1;
  const schoolId = `school-${count}`;
  await test.deps.database.db
    .insertInto('schools')
    .values({
      school_id: schoolId,
      school_name: `School ${count}`,
      country: 'tr',
      time_zone: 'Europe/Istanbul',
      language: 'tr',
      keep_texts: 'month',
      consent_age: 16,
      created_at: new Date(test.clock()),
    })
    .execute();
  if (hasContacts) await giveSafeContacts(test, schoolId);
  return schoolId;
}

/** Gives a school a safeguarding person and a deputy, both verified. */
async function giveSafeContacts(test: TestApp, schoolId: string): Promise<void> {
  const at = new Date(test.clock());
  for (const kind of safeContactKinds) {
    await saveContact(test.deps.database.db, {
      ...{ schoolId, kind, codeHash: null, verifiedAt: at, at },
      facts: {
        name: `The ${kind}`,
        email: `${kind}-${schoolId}@school.example`,
        phone: '+90 212 000 00 00',
        hours: 'Monday to Friday, 8 to 17',
      },
    });
  }
}

/** Creates a class of a school. @returns its id and code */
export async function createSchoolClass(
  test: TestApp,
  schoolId: string,
): Promise<{ classId: string; classCode: string }> {
  count += 1;
  const classCode = `C${count}`;
  const classId = `id-${classCode}`;
  await test.deps.database.db
    .insertInto('classes')
    .values({
      class_id: classId,
      class_code: classCode,
      class_name: `Class ${count}`,
      school_id: schoolId,
      created_at: new Date(test.clock()),
      archived_at: null,
    })
    .execute();
  return { classId, classCode };
}

const SECRET = Buffer.from('12345678901234567890');

/** Gives a grown-up a second factor. @returns a code that is valid now and was not used */
export async function giveSecondFactor(test: TestApp, { adultId }: TestAdult): Promise<string> {
  const { pepper } = await readSecrets(test.deps);
  const secret = sealSecret(SECRET, { adultId, pepper }, test.deps.random);
  await test.deps.database.db
    .updateTable('adults')
    .set({ secret, code_step: 0 })
    .where('adult_id', '=', adultId)
    .execute();
  return freeCodeAt(SECRET, 0, test.clock()) ?? '';
}

/** Gives a grown-up a password. */
export async function setAdultPassword(
  test: TestApp,
  { adultId }: TestAdult,
  password: string,
): Promise<void> {
  const { pepper } = await readSecrets(test.deps);
  const salt = Buffer.alloc(16, 1);
  await test.deps.database.db
    .updateTable('adults')
    .set({ salt, hash: await hashPassword(password, salt, pepper) })
    .where('adult_id', '=', adultId)
    .execute();
}

/** Creates another session of a grown-up. @returns its id */
export async function otherSessionOf(test: TestApp, { adultId }: TestAdult): Promise<string> {
  await createAdultSession(test, adultId);
  return `session-${count}`;
}
