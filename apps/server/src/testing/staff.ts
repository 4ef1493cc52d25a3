import { createHash } from 'node:crypto';
import type { StaffRole } from '@digipals/contract';
import type { TestApp } from './create-test-app.ts';

let count = 0;

/** An adult of a test, signed in. */
export type TestStaff = {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly token: string;
};

export type StaffOptions = { role?: StaffRole; name?: string };

/** Makes an adult of the desk with a session; a reviewer unless said otherwise. No password fits it. */
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
    })
    .execute();
  return { staffId, name, role, token: await createStaffSession(test, staffId) };
}

/** Gives an adult another session. @returns its token */
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
