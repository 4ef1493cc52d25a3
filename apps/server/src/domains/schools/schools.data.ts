import type { School, SchoolFacts } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

const columnsOf = (facts: SchoolFacts) => ({
  school_name: facts.schoolName,
  country: facts.country,
  time_zone: facts.timeZone,
  language: facts.language,
  keep_texts: facts.keepTexts,
  consent_age: facts.consentAge,
  quiet: facts.quiet && JSON.stringify(facts.quiet),
});

export async function insertSchool(
  db: Db,
  { schoolId, at, facts }: { schoolId: string; at: Date; facts: SchoolFacts },
): Promise<void> {
  await db
    .insertInto('schools')
    .values({ school_id: schoolId, ...columnsOf(facts), created_at: at })
    .execute();
}

export async function updateSchool(db: Db, schoolId: string, facts: SchoolFacts): Promise<void> {
  await db.updateTable('schools').set(columnsOf(facts)).where('school_id', '=', schoolId).execute();
}

/** Schools with their numbers, by name; one school if it is named. */
export async function findSchools(db: Db, schoolId: string | null, at: Date): Promise<School[]> {
  const { rows } = await sql<School>`
    SELECT school_id AS "schoolId", school_name AS "schoolName", country, time_zone AS "timeZone",
      language, keep_texts AS "keepTexts", consent_age AS "consentAge", quiet,
      (SELECT count(*)::int FROM classes
        WHERE classes.school_id = s.school_id AND archived_at IS NULL) AS classes,
      (SELECT count(*)::int FROM users JOIN classes USING (class_id)
        WHERE classes.school_id = s.school_id AND left_at IS NULL AND archived_at IS NULL) AS children,
      (SELECT count(DISTINCT adult_id)::int FROM adult_roles JOIN adults USING (adult_id)
        WHERE school_id = s.school_id AND role = 'teacher' AND is_active
          AND (until IS NULL OR until > ${at})) AS teachers
    FROM schools AS s WHERE ${schoolId}::text IS NULL OR school_id = ${schoolId}
    ORDER BY school_name, school_id
  `.execute(db);
  return rows;
}

/** Whether somebody who can sign in leads a school. */
export async function hasLead(db: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM adult_roles JOIN adults USING (adult_id)
    WHERE role = 'lead' AND until IS NULL AND is_active LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

/** The leads of a school, locked, so that two of them cannot end each other's rights at once. */
export async function lockLeads(db: Db, schoolId: string): Promise<string[]> {
  const { rows } = await sql<{ adultId: string }>`
    SELECT adult_id AS "adultId" FROM adult_roles JOIN adults USING (adult_id)
    WHERE school_id = ${schoolId} AND role = 'lead' AND until IS NULL AND is_active
    ORDER BY role_id FOR UPDATE OF adult_roles
  `.execute(db);
  return rows.map(({ adultId }) => adultId);
}

/** Where and when a school is. */
export type SchoolPlace = {
  readonly schoolId: string;
  readonly schoolName: string;
  readonly timeZone: string;
};

/** The time zones of all schools. */
export const listPlaces = (db: Db): Promise<SchoolPlace[]> =>
  db
    .selectFrom('schools')
    .select(['school_id as schoolId', 'school_name as schoolName', 'time_zone as timeZone'])
    .orderBy('school_id')
    .execute();
