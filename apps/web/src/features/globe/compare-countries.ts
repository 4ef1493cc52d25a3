import { countryName, type Locale, languageTag } from '@digipals/i18n';

/** Compares country codes by their names in a locale. */
export function compareCountries(locale: Locale): (one: string, other: string) => number {
  const collator = new Intl.Collator(languageTag(locale));
  return (one, other) => collator.compare(countryName(one, locale), countryName(other, locale));
}
