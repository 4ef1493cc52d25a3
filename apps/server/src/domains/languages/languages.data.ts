import type { LanguageChoice } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

export const findChoice = (db: Db, userId: string): Promise<LanguageChoice> =>
  db
    .selectFrom('users')
    .select(['teaching_language as teachingLanguage', 'support_language as supportLanguage'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

export async function saveChoice(db: Db, userId: string, choice: LanguageChoice): Promise<void> {
  await db
    .updateTable('users')
    .set({
      teaching_language: choice.teachingLanguage,
      support_language: choice.supportLanguage,
    })
    .where('user_id', '=', userId)
    .execute();
}
