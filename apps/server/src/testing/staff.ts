import { createHash } from 'node:crypto';
import type { StaffRole } from '@digipals/contract';
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
