import type { Db } from '../db/db.ts';
import { findLetterAnswers, mayGetWeeklyLetter } from '../domains/consents/index.ts';
import { type GrownUp, listLetterAddresses } from '../domains/grown-ups/index.ts';
import { readChoice } from '../domains/languages/index.ts';

/**
 * Who gets the weekly letter of a child: the grown-up whose yes counts. An answer on paper has no address: the letter then
 * goes to the known one of the same person, else to the first from which nobody said no. Undefined if nobody gets it.
 */
export async function findWeeklyReader(
  db: Db,
  userId: string,
  at: Date,
): Promise<GrownUp | undefined> {
  if (!(await mayGetWeeklyLetter(db, userId))) return undefined;
  const answers = await findLetterAnswers(db, userId, at);
  const counts = answers[0];
  const known = await listLetterAddresses(db, userId, at);
  if (!counts) return undefined;
  const { who, adultId, email } = counts;
  if (adultId === null && email === null) {
    const answerOf = (one: GrownUp) =>
      answers.find(answer => answer.email === one.email.toLowerCase());
    return (
      known.find(one => answerOf(one)?.who === who) ??
      known.find(one => answerOf(one)?.given !== false)
    );
  }
  // The account may no longer act for the child.
  if (email === null) return undefined;
  const language = known.find(one => one.email.toLowerCase() === email)?.language;
  return { email, language: language ?? (await readChoice(db, userId)).supportLanguage };
}
