import type { LanguageCode } from '@digipals/contract';

/** The tag of each help-language code (I18N-11). */
const tags: Record<LanguageCode, string> = {
  es: 'es',
  gb: 'en-GB',
  us: 'en-US',
  fr: 'fr',
  tr: 'tr',
  ru: 'ru',
  az: 'az',
  th: 'th',
  cn: 'zh',
};

/** Name of a language, written in another one, as it stands at the head of a list. */
export function nameOfLanguage(code: LanguageCode, writtenIn: LanguageCode): string {
  const tag = tags[writtenIn];
  const names = new Intl.DisplayNames([tag], { type: 'language', style: 'short' });
  const name = names.of(tags[code]) ?? code;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
