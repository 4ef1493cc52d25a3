import type { QuietHours, RestRules } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** What a parent and the class have chosen for a child, and the minutes that the child was here today. */
export type StoredRules = RestRules & {
  readonly classQuiet: QuietHours | null;
  readonly timeZone: string;
  /** `YYYY-MM-DD` in this time zone. */
  readonly today: string;
  readonly usedToday: number;
  readonly contactAllowed: boolean;
  readonly hasHiddenFriends: boolean;
  readonly pausedUntil: string | null;
};

type Row = Omit<StoredRules, 'quiet'> & {
  readonly openFrom: number | null;
  readonly openTo: number | null;
  readonly weekendFrom: number | null;
  readonly weekendTo: number | null;
};

/** SQL: opening hours of the class of a child. */
const classQuiet = sql`CASE WHEN own_quiet THEN classes.quiet ELSE schools.quiet END`;

/** SQL: a row of `users` has friends that it does not see while no grown-up permits contact. */
const hasHiddenFriends = sql`NOT users.contact_allowed AND EXISTS (
  SELECT FROM friendships WHERE friendships.user_id = users.user_id AND status = 'accepted'
)`;

const timeZone = sql<string>`coalesce(schools.time_zone, 'UTC')`;

/** SQL: the day of a child at a moment, in the time zone of its school. */
const dayOfChild = (at: Date) => sql<string>`(${at}::timestamptz AT TIME ZONE ${timeZone})::date`;

const quietOf = (row: Row): RestRules['quiet'] => {
  const { openFrom, openTo, weekendFrom, weekendTo } = row;
  if (openFrom === null || openTo === null || weekendFrom === null || weekendTo === null)
    return null;
  return {
    schoolDays: { from: openFrom, to: openTo },
    weekend: { from: weekendFrom, to: weekendTo },
  };
};

/** The rules of a child; none by default. Undefined if it does not exist. */
export async function findRules(
  db: Db,
  userId: string,
  at: Date,
): Promise<StoredRules | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${timeZone} AS "timeZone", ${dayOfChild(at)} AS today,
      coalesce(child_minutes.minutes, 0) AS "usedToday", users.contact_allowed AS "contactAllowed",
      ${hasHiddenFriends} AS "hasHiddenFriends",
      open_from AS "openFrom", open_to AS "openTo", weekend_from AS "weekendFrom",
      weekend_to AS "weekendTo", minutes_a_day AS "minutesADay",
      ${classQuiet} AS "classQuiet", contact_until AS "pausedUntil"
    FROM users
    JOIN classes USING (class_id)
    LEFT JOIN schools ON schools.school_id = users.school_id
    LEFT JOIN family_rules USING (user_id)
    LEFT JOIN child_minutes
      ON child_minutes.user_id = users.user_id AND child_minutes.day = ${dayOfChild(at)}
    WHERE users.user_id = ${userId}
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { openFrom, openTo, weekendFrom, weekendTo, ...rules } = row;
  return { ...rules, quiet: quietOf(row) };
}

/** Saves opening hours and minutes a day. */
export async function saveRestRules(
  db: Db,
  userId: string,
  { quiet, minutesADay }: RestRules,
): Promise<void> {
  const rules = {
    open_from: quiet?.schoolDays.from ?? null,
    open_to: quiet?.schoolDays.to ?? null,
    weekend_from: quiet?.weekend.from ?? null,
    weekend_to: quiet?.weekend.to ?? null,
    minutes_a_day: minutesADay,
  };
  await db
    .insertInto('family_rules')
    .values({ user_id: userId, contact_until: null, ...rules })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(rules))
    .execute();
}

/** Saves the last day of a pause of contact; null for none. */
export async function saveContactPause(
  db: Db,
  userId: string,
  until: string | null,
): Promise<void> {
  await db
    .insertInto('family_rules')
    .values({ user_id: userId, contact_until: until })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ contact_until: until }))
    .execute();
}

/** Children whose pause of contact is over. */
export async function listEndedPauses(db: Db, at: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT users.user_id AS "userId" FROM family_rules
    JOIN users USING (user_id) LEFT JOIN schools USING (school_id)
    WHERE contact_until < ${dayOfChild(at)}
    ORDER BY users.user_id
  `.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Ends the pause of a child if it is over. @returns false if another server did, or it was changed */
export async function endContactPause(db: Db, userId: string, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE family_rules SET contact_until = NULL
    FROM users LEFT JOIN schools USING (school_id)
    WHERE users.user_id = ${userId} AND family_rules.user_id = users.user_id
      AND contact_until < ${dayOfChild(at)}
  `.execute(db);
  return numAffectedRows > 0n;
}
