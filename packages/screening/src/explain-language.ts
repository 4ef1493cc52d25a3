import { type LanguageCode, localeOfLanguage } from '@digipals/contract/constants';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a language; undefined for an unknown code. */
export const nameOfLanguage = (code: string): string | undefined => names.of(code);

/** What adults read about a text in a language. */
export const explainLanguage = (name: string): string => `Seems to be in ${name}, not in English`;

/** What adults read about a text in a non-Latin script. */
export const explainLetters = (script: string): string => `In ${script} letters, not in English`;

/** Letters in which a language is written, as screening calls them. */
const lettersOf: Partial<Record<LanguageCode, string>> = {
  ru: 'Cyrillic',
  th: 'Thai',
  cn: 'Chinese',
};

/** What `notEnglish` explains about texts in a language. */
export const explanationOf = (language: LanguageCode): string =>
  explainLanguage(nameOfLanguage(localeOfLanguage[language]) ?? language);

/** What `notEnglish` explains about texts that somebody who reads a language can probably read. */
export function explanationsFor(language: LanguageCode): readonly string[] {
  const letters = lettersOf[language];
  return letters === undefined
    ? [explanationOf(language)]
    : [explanationOf(language), explainLetters(letters)];
}
