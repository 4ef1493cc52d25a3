import { type LanguageCode, languageCodes, localeOfLanguage } from '@digipals/contract';
import { nameKey } from '../user/index.ts';

/** How the names of languages are written in other places than Intl.DisplayNames. */
const otherWords: Readonly<Record<string, LanguageCode>> = {
  cn: 'cn',
  en: 'gb',
  eng: 'gb',
  uk: 'gb',
  gb: 'gb',
  us: 'us',
  castellano: 'es',
  spa: 'es',
  fra: 'fr',
  fre: 'fr',
  tur: 'tr',
  rus: 'ru',
  aze: 'az',
  azeri: 'az',
  azerbaycanca: 'az',
  tha: 'th',
  chi: 'cn',
  zho: 'cn',
  mandarin: 'cn',
  普通话: 'cn',
  汉语: 'cn',
  中国语: 'cn',
  ไทย: 'th',
};

/** Codes and names of the help languages in each of them. British English has precedence over American. */
function languageWords(): ReadonlyMap<string, LanguageCode> {
  const words = new Map<string, LanguageCode>();
  const add = (word: string, code: LanguageCode) => words.has(word) || words.set(word, code);
  for (const [word, code] of Object.entries(otherWords)) add(nameKey(word), code);
  const codes = [...languageCodes].sort((a, b) => Number(a === 'us') - Number(b === 'us'));
  for (const code of codes) {
    const tag = localeOfLanguage[code];
    for (const spelt of [tag, new Intl.Locale(tag).language]) add(nameKey(spelt), code);
    for (const writtenIn of Object.values(localeOfLanguage)) {
      for (const named of [tag, new Intl.Locale(tag).language]) {
        const name = new Intl.DisplayNames([writtenIn], { type: 'language' }).of(named);
        if (name) add(nameKey(name), code);
      }
    }
  }
  return words;
}

let known: ReadonlyMap<string, LanguageCode> | undefined;

/** The help language that a word means, by its name in any of the nine languages, or by its code. */
export function readLanguage(written: string): LanguageCode | undefined {
  known ??= languageWords();
  const word = nameKey(written.replaceAll('_', '-'));
  return known.get(word) ?? known.get(word.split('-')[0] ?? '');
}
