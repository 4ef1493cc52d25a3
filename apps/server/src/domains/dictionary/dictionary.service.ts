import type { TeachingLanguage, Word } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { PreparedBytes } from '../../kernel/prepared-bytes.ts';
import { readChoice } from '../languages/index.ts';
import { deleteKnownWord, findKnownWords, insertKnownWord } from './known-words.data.ts';

/** Who asks, and in which English; by default in the one that the child learns. */
type Asked = { userId: string; english: TeachingLanguage | undefined };

const englishFor = async (db: Db, { userId, english }: Asked): Promise<TeachingLanguage> =>
  english ?? (await readChoice(db, userId)).teachingLanguage;

/** The letters that words begin with. */
export const readAlphabet = async (
  db: Db,
  { words }: Content,
  asked: Asked,
): Promise<PreparedBytes<string[]>> => words.alphabetOf(await englishFor(db, asked));

/** The words of a letter; all words without a letter. */
export async function readWords(
  db: Db,
  { words }: Content,
  { letter, ...asked }: Asked & { letter?: string },
): Promise<PreparedBytes<Word[]>> {
  const english = await englishFor(db, asked);
  return letter === undefined ? words.allOf(english) : words.wordsOf(english, letter);
}

/** Ids of the known words of a child that are still in the dictionary. */
export async function readKnownWords(
  db: Db,
  { words }: Content,
  userId: string,
): Promise<string[]> {
  const ids = await findKnownWords(db, userId);
  return ids.filter(id => words.has(id));
}

/** Marks a word as known or removes the mark. @throws not_found */
export async function markWord(
  db: Db,
  { words }: Content,
  marked: { userId: string; wordId: string; known: boolean; at: Date },
): Promise<{ known: boolean }> {
  const { userId, wordId, known } = marked;
  if (!words.has(wordId)) throw new ApiError('not_found');
  if (known) await insertKnownWord(db, marked);
  else await deleteKnownWord(db, userId, wordId);
  return { known };
}
