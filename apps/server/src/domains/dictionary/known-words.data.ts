import type { Db } from '../../db/db.ts';

/** Ids of the words that a child marked as known. */
export async function findKnownWords(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('known_words')
    .select('word_id')
    .where('user_id', '=', userId)
    .orderBy('word_id')
    .execute();
  return rows.map(row => row.word_id);
}

/** Marks a word as known; it may be already. */
export async function insertKnownWord(
  db: Db,
  { userId, wordId, at }: { userId: string; wordId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('known_words')
    .values({ user_id: userId, word_id: wordId, at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Removes the mark of a word; it may be gone already. */
export async function deleteKnownWord(db: Db, userId: string, wordId: string): Promise<void> {
  await db
    .deleteFrom('known_words')
    .where('user_id', '=', userId)
    .where('word_id', '=', wordId)
    .execute();
}
