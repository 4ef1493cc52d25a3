import { type LanguageCode, localeOfLanguage } from '@digipals/contract/constants';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a language; undefined for an unknown code. */
export const nameOfLanguage = (code: string): string | undefined => names.of(code);

/** What adults read about a text in a language. */
export const explainLanguage = (name: string): string => `Seems to be in ${name}, not in English`;

/** What adults read about a text in other letters than Latin ones. */
export const explainLetters = (script: string): string => `In ${script} letters, not in English`;

/** What `notEnglish` explains about texts in a language. */
export const explanationOf = (language: LanguageCode): string =>
  explainLanguage(nameOfLanguage(localeOfLanguage[language]) ?? language);
