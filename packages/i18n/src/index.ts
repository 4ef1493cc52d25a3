export { loadCatalogue, loadTextPart } from './catalogue.ts';
export { returnedText } from './late/card/returned.ts';
export {
  defaultLocale,
  type Locale,
  languageTag,
  localeOf,
  locales,
} from './locales.ts';
export type { MessageValues } from './message-values.ts';
export type { Catalogue, MessageKey, Translate } from './messages.ts';
export { countryName, languageName } from './names.ts';
export { prepareNumbers } from './numbers.ts';
export type { TextPart } from './text-parts.ts';
export { clockText } from './translate/clock.ts';
export { createTranslator } from './translate/translator.ts';
