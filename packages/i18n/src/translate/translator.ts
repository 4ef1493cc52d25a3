import type { Locale } from '../locales.ts';
import type { Catalogue, Translate } from '../messages.ts';
import { numberLocale } from '../numbers.ts';
import { format, type Message, rulesOf, type Values } from './format.ts';

/**
 * Makes `t(key, values?)` for one language. Numbers and plurals follow the locale (digits 0 to 9
 * everywhere); a key that is neither in the catalogue nor found by `otherText` is returned itself.
 */
export function createTranslator(
  locale: Locale,
  catalogue: Catalogue,
  otherText: (key: string) => Message | undefined = () => undefined,
): Translate {
  const rules = rulesOf(numberLocale(locale));
  return (key, ...[values]: readonly unknown[]) =>
    format(rules, catalogue[key] ?? otherText(key) ?? key, (values ?? {}) as Values);
}
