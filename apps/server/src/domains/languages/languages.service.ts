import {
  type Language,
  type LanguageChoice,
  type LanguageCode,
  type Languages,
  languageCodes,
} from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { nameOfLanguage } from './language-names.ts';
import { findChoice, saveChoice } from './languages.data.ts';

/** The teaching and help languages of a child. */
export const readChoice = (db: Db, userId: string): Promise<LanguageChoice> =>
  findChoice(db, userId);

const withFlags = (choice: LanguageChoice, flagBase: string): Languages => ({
  ...choice,
  flags: Object.fromEntries(languageCodes.map(code => [code, `${flagBase}/${code}.svg`])),
});

/** Languages of a child, with flags of all languages (I18N-13, AMBIG-48). */
export const readLanguages = async (db: Db, userId: string, flagBase: string): Promise<Languages> =>
  withFlags(await findChoice(db, userId), flagBase);

/** Saves the languages of a child. */
export async function chooseLanguages(
  db: Db,
  userId: string,
  choice: LanguageChoice,
  flagBase: string,
): Promise<Languages> {
  await saveChoice(db, userId, choice);
  return withFlags(choice, flagBase);
}

/** Languages with their names in `writtenIn`. */
export const listLanguages = (
  codes: readonly LanguageCode[],
  writtenIn: LanguageCode,
  flagBase: string,
): Language[] =>
  codes.map(code => ({
    code,
    name: nameOfLanguage(code, writtenIn),
    flag: `${flagBase}/${code}.svg`,
  }));
