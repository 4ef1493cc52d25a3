import type { Db } from '../db/db.ts';
import {
  findLetterAnswers,
  type LetterAnswer,
  mayGetWeeklyLetter,
} from '../domains/consents/index.ts';
import {
  type GrownUp,
  listLetterAddresses,
  type NamedAddress,
} from '../domains/grown-ups/index.ts';
import { readChoice } from '../domains/languages/index.ts';

/**
 * The address for an answer that has only a name: of the same person, else the first one from which nobody said no.
 * Answers on paper are such, and those from before accounts and e-mails were kept.
 */
function addressByName(
  answers: readonly LetterAnswer[],
  known: readonly NamedAddress[],
): NamedAddress | undefined {
  const nameOf = ({ email, name }: NamedAddress) =>
    answers.find(answer => answer.email === email.toLowerCase())?.who ?? name;
  const saysNo = (name: string) => answers.find(({ who }) => who === name)?.given === false;
  const names = known.map(nameOf);
  // An address without a name may belong to anyone who is not known by another address.
  const isStrangerAgainst = answers.some(
    ({ who }) => who !== null && !names.includes(who) && saysNo(who),
  );
  const mayGet = (name: string | null) => (name === null ? !isStrangerAgainst : !saysNo(name));
  const same = answers[0]?.who ?? null;
  return (
    (same === null ? undefined : known.find(one => nameOf(one) === same)) ??
    known.find(one => mayGet(nameOf(one)))
  );
}

/** Who gets the weekly letter of a child: the grown-up whose yes was the last answer. Undefined if nobody gets it. */
export async function findWeeklyReader(
  db: Db,
  userId: string,
  at: Date,
): Promise<GrownUp | undefined> {
  if (!(await mayGetWeeklyLetter(db, userId))) return undefined;
  const answers = await findLetterAnswers(db, userId, at);
  const known = await listLetterAddresses(db, userId, at);
  const [newest] = answers;
  if (!newest) return undefined;
  const { adultId, email } = newest;
  if (adultId === null && email === null) return addressByName(answers, known);
  // The account may no longer act for the child.
  if (email === null) return undefined;
  const language = known.find(one => one.email.toLowerCase() === email)?.language;
  return { email, language: language ?? (await readChoice(db, userId)).supportLanguage };
}
