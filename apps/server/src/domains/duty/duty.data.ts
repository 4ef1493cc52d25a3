import type { DutySeat, ServiceHours, StaffRole } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isAtWork } from '../staff/index.ts';
import type { AtDesk } from './on-duty.policy.ts';

/** The service hours; undefined before they are set. */
export const findServiceHours = (db: Db): Promise<ServiceHours | undefined> =>
  db
    .selectFrom('service_hours')
    .select(['zone', 'week', 'closed', 'needs'])
    .executeTakeFirst() as Promise<ServiceHours | undefined>;

export async function upsertServiceHours(db: Db, hours: ServiceHours): Promise<void> {
  const { zone, closed } = hours;
  const row = {
    zone,
    closed,
    week: JSON.stringify(hours.week),
    needs: JSON.stringify(hours.needs),
  };
  await db
    .insertInto('service_hours')
    .values(row)
    .onConflict(conflict => conflict.column('single').doUpdateSet(row))
    .execute();
}

/** Adults who read at the desk, with their seats at a moment; also of shifts that ended after `lately`. */
export async function listAtDesk(
  db: Db,
  { now, lately }: { now: Date; lately: Date },
): Promise<AtDesk[]> {
  const { rows } = await sql<AtDesk>`
    SELECT staff.staff_id AS "staffId", role, seen_at AS "seenAt",
      ${isAtWork(sql`staff.staff_id`, now.getTime())} AS "isActive",
      ARRAY(SELECT seat FROM shifts WHERE shifts.staff_id = staff.staff_id
        AND from_at <= ${now} AND to_at > ${now}) AS seats,
      ARRAY(SELECT seat FROM shifts WHERE shifts.staff_id = staff.staff_id
        AND from_at <= ${now} AND to_at > ${lately}) AS "latelySeats"
    FROM staff WHERE is_active AND role IN ('reviewer', 'senior', 'lead')
  `.execute(db);
  return rows;
}

/** Whether any shift was ever planned. */
export const hasShifts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('shifts').select('shift_id').limit(1).executeTakeFirst()) !== undefined;

/** A shift with the name of its adult. */
export type ShiftRow = {
  readonly shiftId: string;
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly seat: DutySeat;
  readonly from: Date;
  readonly to: Date;
};

/** Shifts of active adults that touch a time, the earliest first. */
export const listShifts = (db: Db, { from, to }: { from: Date; to: Date }): Promise<ShiftRow[]> =>
  db
    .selectFrom('shifts')
    .innerJoin('staff', 'staff.staff_id', 'shifts.staff_id')
    .select([
      'shift_id as shiftId',
      'shifts.staff_id as staffId',
      'name',
      'email',
      'role',
      'seat',
      'from_at as from',
      'to_at as to',
    ])
    .where('staff.is_active', '=', true)
    .where('from_at', '<', to)
    .where('to_at', '>', from)
    .orderBy('from_at')
    .orderBy('name')
    .orderBy('shift_id')
    .execute();

/** A shift to plan. */
export type NewShift = {
  readonly shiftId: string;
  readonly staffId: string;
  readonly seat: DutySeat;
  readonly from: Date;
  readonly to: Date;
};

/** Shifts of an adult that touch a time. */
export const listShiftsOf = (
  db: Db,
  { staffId, from, to }: Pick<NewShift, 'staffId' | 'from' | 'to'>,
): Promise<{ seat: DutySeat }[]> =>
  db
    .selectFrom('shifts')
    .select('seat')
    .where('staff_id', '=', staffId)
    .where('from_at', '<', to)
    .where('to_at', '>', from)
    .execute();

export async function insertShift(db: Db, shift: NewShift): Promise<void> {
  const { shiftId, staffId, seat, from, to } = shift;
  await db
    .insertInto('shifts')
    .values({ shift_id: shiftId, staff_id: staffId, seat, from_at: from, to_at: to })
    .execute();
}

/** Deletes a shift. @returns what it was; undefined if it is unknown */
export const deleteShift = (
  db: Db,
  shiftId: string,
): Promise<{ staffId: string; seat: DutySeat; from: Date } | undefined> =>
  db
    .deleteFrom('shifts')
    .where('shift_id', '=', shiftId)
    .returning(['staff_id as staffId', 'seat', 'from_at as from'])
    .executeTakeFirst();
