import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Moment } from './table-record.ts';

/** How long rows are kept, in months. */
export const months = {
  undelivered: 12,
  closedCase: 24,
  access: 24,
  unused: 24,
  thread: 6,
  week: 12,
  assignment: 12,
} as const;

/** How long rows are kept, in days. */
export const days = { letter: 30, idempotencyKey: 30, ended: 30, unused: 30, undo: 7 } as const;

/** SQL: so many months before now. */
export const monthsAgo = (count: number, { at }: Moment): RawBuilder<Date> =>
  sql`${at}::timestamptz - ${count}::int * interval '1 month'`;

/** SQL: so many days before now. */
export const daysAgo = (count: number, { at }: Moment): RawBuilder<Date> =>
  sql`${at}::timestamptz - ${count}::int * interval '1 day'`;

/** SQL: milliseconds before now. */
export const msAgo = (count: number, { at }: Moment): RawBuilder<Date> =>
  sql`${at}::timestamptz - ${count}::float8 * interval '1 millisecond'`;

/** SQL: no lead holds any of these children. */
export const isNotHeld = (children: readonly string[], { at }: Moment): RawBuilder<SqlBool> =>
  sql`NOT EXISTS (
    SELECT FROM data_holds AS hold
    WHERE hold.released_at IS NULL AND hold.ends_at > ${at}::timestamptz
      AND hold.user_id IN (${sql.join(children.map(column => sql.ref(column)))})
  )`;
