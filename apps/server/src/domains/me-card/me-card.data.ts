import type { Db } from '../../db/db.ts';

/** A choice as it is stored. */
export type ChoiceRow = { readonly key: string; readonly value: string };

export const findChoices = (db: Db, userId: string): Promise<ChoiceRow[]> =>
  db.selectFrom('me_choices').select(['key', 'value']).where('user_id', '=', userId).execute();

/** A key has one choice: the newest. */
export async function upsertChoices(
  db: Db,
  userId: string,
  choices: readonly ChoiceRow[],
): Promise<void> {
  if (choices.length === 0) return;
  await db
    .insertInto('me_choices')
    .values(choices.map(choice => ({ user_id: userId, ...choice })))
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}

/** Deletes the choice of a key, or all. */
export async function deleteChoices(db: Db, userId: string, key: string | null): Promise<void> {
  const all = db.deleteFrom('me_choices').where('user_id', '=', userId);
  await (key === null ? all : all.where('key', '=', key)).execute();
}
