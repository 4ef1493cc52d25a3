import { type DutySeat, duty, type ServiceHours, seatRoles } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { appendAudit } from '../audit/index.ts';
import { lockStaff } from '../staff/index.ts';
import {
  deleteShift,
  insertShift,
  listShiftsOf,
  type NewShift,
  upsertServiceHours,
} from './duty.data.ts';

const onCall: readonly DutySeat[] = ['on_call_1', 'on_call_2'];

/** Whether one person can hold both seats at a time: on call goes with a seat at the desk. */
const goTogether = (one: DutySeat, other: DutySeat): boolean =>
  onCall.includes(one) !== onCall.includes(other);

/** Who plans, and when. */
export type Planner = { readonly name: string; readonly at: Date };

/** Plans a shift. @throws not_found, shift_refused */
export async function planShift(db: Db, shift: NewShift, { name, at }: Planner): Promise<void> {
  const adult = await lockStaff(db, shift.staffId);
  if (!adult?.isActive) throw new ApiError('not_found');
  const { seat, from, to } = shift;
  const length = to.getTime() - from.getTime();
  const isPossible =
    length > 0 && length <= duty.longestShiftMs && to > at && seatRoles[seat].includes(adult.role);
  const others = isPossible ? await listShiftsOf(db, shift) : [];
  if (!isPossible || others.some(other => !goTogether(other.seat, seat))) {
    throw new ApiError('shift_refused');
  }
  await insertShift(db, shift);
  const object = `${adult.name}, ${seat}, ${from.toISOString()} to ${to.toISOString()}`;
  await appendAudit(db, { actor: name, action: 'Planned shift', object, at });
}

/** Takes a shift out of the rota. @throws not_found */
export async function cancelShift(db: Db, shiftId: string, { name, at }: Planner): Promise<void> {
  const shift = await deleteShift(db, shiftId);
  if (!shift) throw new ApiError('not_found');
  const adult = await lockStaff(db, shift.staffId);
  const object = `${adult?.name ?? shift.staffId}, ${shift.seat}, ${shift.from.toISOString()}`;
  await appendAudit(db, { actor: name, action: 'Cancelled shift', object, at });
}

/** Sets the service hours. */
export async function setServiceHours(
  db: Db,
  hours: ServiceHours,
  { name, at }: Planner,
): Promise<void> {
  await upsertServiceHours(db, { ...hours, closed: [...new Set(hours.closed)].sort() });
  const entry = { actor: name, action: 'Set service hours', object: hours.zone, detail: hours };
  await appendAudit(db, { ...entry, at });
}
