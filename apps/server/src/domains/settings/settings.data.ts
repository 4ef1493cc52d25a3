import type { Settings } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

export const findChoices = async (db: Db, userId: string): Promise<Settings | undefined> =>
  (
    await db
      .selectFrom('settings')
      .select('choices')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.choices;

export async function replaceChoices(db: Db, userId: string, settings: Settings): Promise<void> {
  const choices = JSON.stringify(settings);
  await db
    .insertInto('settings')
    .values({ user_id: userId, choices })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ choices }))
    .execute();
}
