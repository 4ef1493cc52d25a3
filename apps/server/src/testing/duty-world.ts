import { randomUUID } from 'node:crypto';
import type { DutySeat, ServiceHours } from '@digipals/contract';
import { setServiceHours } from '../domains/duty/index.ts';
import type { TestApp } from './create-test-app.ts';
import { createStaffSession, type TestStaff } from './staff.ts';

const usual = { from: 8 * 60, to: 20 * 60 };

/** Service hours from 8 to 20 every day in London, in which nobody is needed. */
export const someHours = (changes: Partial<ServiceHours> = {}): ServiceHours => ({
  zone: 'Europe/London',
  week: [usual, usual, usual, usual, usual, usual, usual],
  closed: [],
  needs: { reader: 0, senior: 0, lead: 0, on_call_1: 0, on_call_2: 0 },
  ...changes,
});

/** Sets the service hours of a test. */
export const setHours = (test: TestApp, changes: Partial<ServiceHours> = {}): Promise<void> =>
  test.deps.database.db
    .transaction()
    .execute(db =>
      setServiceHours(db, someHours(changes), { name: 'Operator', at: new Date(test.clock()) }),
    );

/** Gives an adult a shift, by default from an hour ago for a day. */
export async function giveShift(
  test: TestApp,
  { staffId }: Pick<TestStaff, 'staffId'>,
  seat: DutySeat,
  { fromMs = -3_600_000, toMs = 24 * 3_600_000 }: { fromMs?: number; toMs?: number } = {},
): Promise<void> {
  const at = (ms: number) => new Date(test.clock() + ms);
  await test.deps.database.db
    .insertInto('shifts')
    .values({
      shift_id: randomUUID(),
      staff_id: staffId,
      seat,
      from_at: at(fromMs),
      to_at: at(toMs),
    })
    .execute();
}

/** Marks adults as seen now, also those whose session has ended meanwhile. */
export async function see(test: TestApp, ...adults: readonly TestStaff[]): Promise<void> {
  for (const { staffId, token } of adults) {
    const { status } = await test.call('GET', 'desk/me', { token });
    if (status === 200) continue;
    const another = await createStaffSession(test, staffId);
    await test.call('GET', 'desk/me', { token: another });
  }
}

/** Takes service hours, shifts and alarms away. */
export async function clearDuty(test: TestApp): Promise<void> {
  await test.deps.database.pool.query(
    'DELETE FROM shifts; DELETE FROM service_hours; DELETE FROM alarms; UPDATE staff SET seen_at = NULL',
  );
}
