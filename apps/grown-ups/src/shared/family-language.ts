import { type LanguageCode, languageCodes } from '@digipals/contract/constants';
import { type Locale, localeOf } from '@digipals/i18n';
import { createStore, type Store } from '@digipals/ui/store';

/** Languages in their own words. */
export const ownNames: Readonly<Record<LanguageCode, string>> = {
  gb: 'English (UK)',
  us: 'English (US)',
  es: 'Español',
  fr: 'Français',
  ru: 'Русский',
  tr: 'Türkçe',
  az: 'Azərbaycanca',
  th: 'ไทย',
  cn: '中文',
};

/** The language of a locale. */
export const languageOf = (locale: Locale): LanguageCode =>
  languageCodes.find(code => localeOf(code) === locale) ?? 'gb';

const KEY = 'grown-ups.language';

/** The language that the browser prefers, if the app has it. */
function languageOfBrowser(): LanguageCode | undefined {
  for (const tag of navigator.languages) {
    const found = languageCodes.find(code =>
      localeOf(code) === 'en-GB' ? tag === 'en-GB' : tag === localeOf(code),
    );
    const base = tag.split('-')[0] ?? '';
    const close = languageCodes.find(code => localeOf(code).split('-')[0] === base);
    if (found ?? close) return found ?? close;
  }
  return undefined;
}

const known = (code: string | null): LanguageCode | undefined =>
  languageCodes.find(one => one === code);

function chosenLanguage(): LanguageCode | null {
  try {
    return known(localStorage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
}

function keepLanguage(language: LanguageCode): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage, the choice lasts until the next reload.
  }
}

/** The language that was chosen on this device, as a store; null if none was. */
export function createLanguageChoice(): Store<LanguageCode | null> {
  const store = createStore(chosenLanguage());
  store.subscribe(() => {
    const chosen = store.get();
    if (chosen) keepLanguage(chosen);
  });
  return store;
}

/** The language of the app: as chosen, else the child's help language, else that of the browser. */
export const languageFor = (chosen: LanguageCode | null, ofChild?: LanguageCode): LanguageCode => {
  const own = ofChild === 'gb' || ofChild === 'us' ? undefined : ofChild;
  return chosen ?? own ?? languageOfBrowser() ?? 'gb';
};
