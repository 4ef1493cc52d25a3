import type { SchoolPeople } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

type Person = SchoolPeople['people'][number];

/** Who works in a school at a moment, by name, with the classes that they teach. */
export async function findPeople(db: Db, schoolId: string, at: Date): Promise<Person[]> {
  const { rows } = await sql<Person>`
    SELECT adult_id AS "adultId", adults.name, email,
      bool_or(role = 'lead') AS "isLead", bool_or(role = 'teacher') AS "isTeacher",
      coalesce(
        json_agg(json_build_object('classId', class_id, 'className', class_name) ORDER BY class_name)
          FILTER (WHERE class_id IS NOT NULL), '[]') AS classes,
      (SELECT day::text FROM adult_visits AS visit
        WHERE visit.adult_id = adult_roles.adult_id) AS "lastHere"
    FROM adult_roles JOIN adults USING (adult_id)
      LEFT JOIN classes USING (class_id)
    WHERE adult_roles.school_id = ${schoolId} AND is_active AND archived_at IS NULL
      AND since <= ${at} AND (until IS NULL OR until > ${at})
    GROUP BY adult_id, adults.name, email ORDER BY adults.name, adult_id
  `.execute(db);
  return rows;
}
