import { loadChunk } from './chunks.ts';
import type { Locale } from './locales.ts';
import type { Catalogue } from './messages.ts';
import { loadCountryNames } from './names.ts';

type CatalogueModule = { default: Catalogue };

// One import per locale, so that each language is a file of its own and a child loads only one.
const files: Record<Locale, () => Promise<CatalogueModule>> = {
  'en-GB': () => import('../catalogues/en-GB.json'),
  'en-US': () => import('../catalogues/en-US.json'),
  es: () => import('../catalogues/es.json'),
  fr: () => import('../catalogues/fr.json'),
  ru: () => import('../catalogues/ru.json'),
  tr: () => import('../catalogues/tr.json'),
  az: () => import('../catalogues/az.json'),
  th: () => import('../catalogues/th.json'),
  zh: () => import('../catalogues/zh.json'),
};

/**
 * Loads the texts of a language, with the country names its browser may lack. US English is British
 * English with its own spellings laid over it (AMBIG-45). Rejects with a ChunkLoadError.
 */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const [own, base] = await Promise.all([
    loadChunk(files[locale]),
    locale === 'en-US' ? loadChunk(files['en-GB']) : undefined,
    loadCountryNames(locale),
  ]);
  return { ...base?.default, ...own.default };
}
