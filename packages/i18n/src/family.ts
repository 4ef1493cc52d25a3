import type { Locale } from './locales.ts';
import type { Catalogue } from './messages.ts';
import { loadCountryNames } from './names.ts';

type CatalogueModule = { default: Catalogue };

const files = import.meta.glob<CatalogueModule>('../catalogues/*.json', { query: '?part=family' });

const loadFile = async (locale: Locale): Promise<Catalogue> =>
  (await files[`../catalogues/${locale}.json`]?.())?.default ?? {};

/** Loads the texts that families see, with the country names that the browser may not have. */
export async function loadFamilyTexts(locale: Locale): Promise<Catalogue> {
  const [base, own] = await Promise.all([
    locale === 'en-US' ? loadFile('en-GB') : undefined,
    loadFile(locale),
    loadCountryNames(locale),
  ]);
  return { ...base, ...own };
}
