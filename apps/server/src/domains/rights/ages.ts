import { keptDays, keptMonths } from '@digipals/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Moment } from './table-record.ts';

export { keptDays as days, keptMonths as months };

/** How many rows that are too old are looked for at a time. */
export const mostListed = 10_000;

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

/** How long delivered messages are kept, as the record of a table says it. */
export const schoolRule = `as long as the schools of both children say: ${keptDays.message} days, until 31 July, or until the child leaves`;

/** SQL: the school of a child in this column keeps a delivered message no longer. */
export const isPastSchoolRule = (child: string, now: Moment): RawBuilder<SqlBool> => sql`EXISTS (
    SELECT FROM users AS child JOIN schools USING (school_id)
    WHERE child.user_id = ${sql.ref(child)} AND CASE keep_texts
      WHEN 'month' THEN submissions.delivered_at < ${daysAgo(keptDays.message, now)}
      WHEN 'schoolYear' THEN submissions.delivered_at
        < date_trunc('year', ${now.at}::timestamptz - interval '7 months') + interval '7 months'
      ELSE submissions.delivered_at IS NOT NULL AND child.left_at IS NOT NULL
    END
  )`;
