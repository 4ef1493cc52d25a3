import { type LanguageCode, languageCodes } from '@digipals/contract/constants';
import { readItem, writeItem } from '../shared/tab-storage.ts';

/** Languages by their own names, so that each family finds its own. */
export const ownNames: Record<LanguageCode, string> = {
  gb: 'English',
  us: 'English (US)',
  es: 'Español',
  fr: 'Français',
  tr: 'Türkçe',
  ru: 'Русский',
  az: 'Azərbaycanca',
  th: 'ไทย',
  cn: '中文',
};

const fromBrowser: Record<string, LanguageCode> = { en: 'gb', zh: 'cn' };

/** The language of the browser, if there are texts in it. */
function browserLanguage(): LanguageCode {
  const [tag = ''] = navigator.language.toLowerCase().split('-');
  return fromBrowser[tag] ?? languageCodes.find(code => code === tag) ?? 'gb';
}

/** The language that the family chose in this tab; null if it has not chosen. */
export const chosenLanguage = (): LanguageCode | null => readItem<LanguageCode>('language');

/** Keeps the language that the family chose. */
export const keepLanguage = (language: LanguageCode): void => writeItem('language', language);

/** The language to begin with. */
export const firstLanguage = (): LanguageCode => chosenLanguage() ?? browserLanguage();
