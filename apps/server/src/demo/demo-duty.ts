import type { DutySeat, ServiceHours } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { PeopleDeps } from './demo-people.ts';
import { DEMO_STAFF_DOMAIN } from './demo-staff.ts';

const DAY_MS = 86_400_000;
const DAYS = 14;

/** Who holds which seat in the demo world, around the clock: visitors come at any hour. */
const seats: readonly { email: string; seat: DutySeat }[] = [
  { email: 'reviewer', seat: 'reader' },
  { email: 'reviewer2', seat: 'reader' },
  { email: 'senior', seat: 'senior' },
  { email: 'lead', seat: 'lead' },
  { email: 'senior', seat: 'on_call_1' },
  { email: 'lead', seat: 'on_call_2' },
];

const always = { from: 0, to: 1_440 };
const needs: ServiceHours['needs'] = { reader: 2, senior: 1, lead: 2, on_call_1: 1, on_call_2: 1 };

/** Plans the rota of the demo world for two weeks at each start, with one gap: it has a single lead. */
export async function planDemoDuty(db: Db, { clock, random }: PeopleDeps): Promise<void> {
  const today = new Date(clock() - (clock() % DAY_MS)).getTime();
  const emails = [...new Set(seats.map(({ email }) => `${email}${DEMO_STAFF_DOMAIN}`))];
  const adults = await db
    .selectFrom('staff')
    .select(['staff_id', 'email'])
    .where('email', 'in', emails)
    .execute();
  const ids = adults.map(({ staff_id }) => staff_id);
  if (ids.length === 0) return;
  await db
    .deleteFrom('shifts')
    .where('staff_id', 'in', ids)
    .where('from_at', '>=', new Date(today))
    .execute();
  const rows = Array.from({ length: DAYS }, (_, day) =>
    seats.flatMap(({ email, seat }) => {
      const adult = adults.find(one => one.email === `${email}${DEMO_STAFF_DOMAIN}`);
      if (!adult) return [];
      const from = today + day * DAY_MS;
      return [
        {
          shift_id: random(12).toString('base64url'),
          staff_id: adult.staff_id,
          seat,
          from_at: new Date(from),
          to_at: new Date(from + DAY_MS),
        },
      ];
    }),
  ).flat();
  await db.insertInto('shifts').values(rows).execute();
  await db
    .insertInto('service_hours')
    .values({
      zone: 'UTC',
      week: JSON.stringify(Array.from({ length: 7 }, () => always)),
      closed: [],
      needs: JSON.stringify(needs),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
