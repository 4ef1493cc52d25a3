import { type LanguageCode, localeOfLanguage } from '@digipals/contract';

/** Name of a language in another language, capitalised for the start of a list item. */
export function nameOfLanguage(code: LanguageCode, writtenIn: LanguageCode): string {
  const tag = localeOfLanguage[writtenIn];
  const names = new Intl.DisplayNames([tag], { type: 'language', style: 'short' });
  const name = names.of(localeOfLanguage[code]) ?? code;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
