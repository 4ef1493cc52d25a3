import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A child of a class with its place in the course. */
export type PlacedChild = {
  readonly childId: string;
  readonly name: string;
  readonly avatarHash: string;
  readonly lesson: string | null;
  readonly opened: readonly string[];
};

/** The children of a class who go through a course, by name. */
export async function findPlaced(db: Db, classId: string, course: string): Promise<PlacedChild[]> {
  const { rows } = await sql<PlacedChild>`
    SELECT user_id AS "childId", username AS name, avatar_hash AS "avatarHash", lesson,
      ARRAY(SELECT lesson_id FROM opened_lessons WHERE opened_lessons.user_id = users.user_id
        ORDER BY lesson_id) AS opened
    FROM users JOIN profiles USING (user_id)
    WHERE class_id = ${classId} AND course = ${course} AND left_at IS NULL
    ORDER BY name_key, user_id
  `.execute(db);
  return rows;
}
