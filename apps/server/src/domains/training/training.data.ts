import type { Db } from '../../db/db.ts';

/** Id of the pack whose lessons a child goes through; undefined for no child. */
export const findCourse = async (db: Db, userId: string): Promise<string | undefined> => {
  const user = await db
    .selectFrom('users')
    .select('course')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return user?.course;
};
