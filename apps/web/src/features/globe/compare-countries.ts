import { countryName, type Locale, languageTag } from '@digipals/i18n';

/** The order of countries by their names in a language. */
export function compareCountries(locale: Locale): (one: string, other: string) => number {
  const collator = new Intl.Collator(languageTag(locale));
  return (one, other) => collator.compare(countryName(one, locale), countryName(other, locale));
}
