import { type LanguageCode, languageCodes, localeOfLanguage } from '@digipals/contract/constants';

/**
 * The name of a language in the sources: its locale, as in the catalogues and the dictionary; the two
 * Englishes are `gb` and `us`.
 */
export type SourceLanguage =
  | 'gb'
  | 'us'
  | Exclude<(typeof localeOfLanguage)[LanguageCode], `en-${string}`>;

/** The source name of a help-language code: Chinese is `cn` in calls and `zh` in texts (decision 45). */
export const sourceLanguage = (code: LanguageCode): SourceLanguage =>
  code === 'gb' || code === 'us' ? code : localeOfLanguage[code];

/** The languages that instructions, pictures and words are translated into. */
export const helpLocales = languageCodes
  .map(sourceLanguage)
  .filter(name => name !== 'gb' && name !== 'us');
