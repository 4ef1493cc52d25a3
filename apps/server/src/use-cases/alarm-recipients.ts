import type { DutySeat, StaffRole } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import type { AlarmRecipient } from '../domains/alarms/index.ts';
import { listShifts } from '../domains/duty/index.ts';
import { listActive } from '../domains/staff/index.ts';

/** Who is notified instead while nobody holds a seat, the first role that anybody has. */
const insteadOf: Readonly<Record<DutySeat, readonly StaffRole[]>> = {
  reader: ['lead', 'admin'],
  senior: ['senior', 'lead', 'admin'],
  lead: ['lead', 'admin'],
  on_call_1: ['lead', 'admin'],
  on_call_2: ['lead', 'admin'],
};

/** Addresses of each recipient at a moment. */
export type Addresses = (to: AlarmRecipient) => readonly string[];

/** Finds who is notified of alarms. An alarm for a seat that nobody holds goes to all who could. */
export async function readAddresses(
  db: Db,
  { config }: Pick<AppDeps, 'config'>,
  at: Date,
): Promise<Addresses> {
  const operator = config.alarmTo === null ? [] : [config.alarmTo];
  if (!config.alarmsToDesk) return () => operator;
  const shifts = await listShifts(db, { from: at, to: new Date(at.getTime() + 1) });
  const adults = await listActive(db, ['senior', 'lead', 'auditor', 'admin']);
  const withRole = (role: StaffRole) =>
    adults.filter(adult => adult.role === role).map(({ email }) => email);
  const atSeat = (seat: DutySeat): readonly string[] => {
    const there = shifts.filter(shift => shift.seat === seat).map(({ email }) => email);
    if (there.length > 0) return there;
    return insteadOf[seat].map(withRole).find(found => found.length > 0) ?? [];
  };
  return to => {
    const found = {
      head: () => withRole('admin'),
      auditor: () => withRole('auditor'),
      operator: () => [],
      senior: () => atSeat('senior'),
      lead: () => atSeat('lead'),
      on_call_1: () => atSeat('on_call_1'),
      on_call_2: () => atSeat('on_call_2'),
    }[to]();
    return [...operator, ...found];
  };
}
