import { setupI18n } from '@lingui/core';
import type { Locale } from './locales.ts';
import type { Catalogue, Translate } from './messages.ts';
import { numberLocale } from './numbers.ts';

/**
 * Makes `t(key, values?)` for one language. Numbers and plurals follow the locale (digits 0 to 9
 * everywhere); a key that is not in the catalogue gives the key itself.
 */
export function createTranslator(locale: Locale, catalogue: Catalogue): Translate {
  const i18n = setupI18n();
  i18n.loadAndActivate({
    locale,
    locales: numberLocale(locale),
    messages: catalogue,
  });
  return (key, ...values) => i18n._(key, values[0]);
}
