import { createHash } from 'node:crypto';
import type { StaffRole } from '@digipals/contract';
import { freeCodeAt } from '../domains/adult-sign-in/index.ts';
import { hashPassword } from '../domains/adult-sign-in/password.ts';
import { sealSecret } from '../domains/adult-sign-in/sealed-secret.ts';
import { readSecrets } from '../domains/session/index.ts';
import type { TestApp } from './create-test-app.ts';

let count = 0;

/** A signed-in adult of a test. */
export type TestStaff = {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly token: string;
};

export type StaffOptions = { role?: StaffRole; name?: string };

/** Creates an adult with a session, by default a reviewer. It has no valid password. */
export async function createStaff(test: TestApp, options: StaffOptions = {}): Promise<TestStaff> {
  count += 1;
  const { role = 'reviewer', name = `Adult ${count}` } = options;
  const staffId = `staff-${count}`;
  await test.deps.database.db
    .insertInto('staff')
    .values({
      staff_id: staffId,
      email: `${staffId}@desk.example`,
      name,
      role,
      salt: Buffer.alloc(16),
      hash: Buffer.alloc(32),
      secret: null,
      created_at: new Date(test.clock()),
      seen_at: null,
    })
    .execute();
  return { staffId, name, role, token: await createStaffSession(test, staffId) };
}

/** Creates another session of an adult. @returns its token */
export async function createStaffSession(test: TestApp, staffId: string): Promise<string> {
  count += 1;
  const at = new Date(test.clock());
  const token = `staff-token-${count}`;
  await test.deps.database.db
    .insertInto('staff_sessions')
    .values({
      session_hash: createHash('sha256').update(token).digest(),
      staff_id: staffId,
      created_at: at,
      last_used_at: at,
    })
    .execute();
  return token;
}

const SECRET = Buffer.from('12345678901234567890');

/** Gives an adult a second factor. @returns a code that is valid now and was not used */
export async function freshCode(
  test: TestApp,
  { staffId }: Pick<TestStaff, 'staffId'>,
): Promise<string> {
  const { pepper } = await readSecrets(test.deps);
  const secret = sealSecret(SECRET, { adultId: staffId, pepper }, test.deps.random);
  await test.deps.database.db
    .updateTable('staff')
    .set({ secret, code_step: 0 })
    .where('staff_id', '=', staffId)
    .execute();
  return freeCodeAt(SECRET, 0, test.clock()) ?? '';
}

/** Gives an adult a password. */
export async function setPassword(
  test: TestApp,
  { staffId }: Pick<TestStaff, 'staffId'>,
  password: string,
): Promise<void> {
  const { pepper } = await readSecrets(test.deps);
  const salt = Buffer.alloc(16, 1);
  await test.deps.database.db
    .updateTable('staff')
    .set({ salt, hash: await hashPassword(password, salt, pepper) })
    .where('staff_id', '=', staffId)
    .execute();
}
