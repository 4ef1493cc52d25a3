import { loadChunk } from './chunks.ts';
import type { Locale } from './locales.ts';
import type { Catalogue } from './messages.ts';
import { loadCountryNames } from './names.ts';
import { type TextPart, textParts } from './text-parts.ts';

type CatalogueModule = { default: Catalogue };
type Files = Record<string, () => Promise<CatalogueModule>>;

// A separate file for each part of each language: a child loads only what its pages show.
const files: Record<TextPart, Files> = {
  app: import.meta.glob<CatalogueModule>('../catalogues/*.json', { query: '?part=app' }),
  player: import.meta.glob<CatalogueModule>('../catalogues/*.json', { query: '?part=player' }),
  pages: import.meta.glob<CatalogueModule>('../catalogues/*.json', { query: '?part=pages' }),
};

const loaded = new Map<string, Catalogue>();

async function loadFile(locale: Locale, part: TextPart): Promise<Catalogue> {
  const file = files[part][`../catalogues/${locale}.json`];
  return file ? (await loadChunk(file)).default : {};
}

/**
 * Loads the texts of a part. US English is British English with its own spellings on top
 * (AMBIG-45). Rejects with a ChunkLoadError.
 */
export async function loadTextPart(locale: Locale, part: TextPart): Promise<Catalogue> {
  const [own, base] = await Promise.all([
    loadFile(locale, part),
    locale === 'en-US' ? loadFile('en-GB', part) : undefined,
  ]);
  const texts = { ...base, ...own };
  loaded.set(`${locale} ${part}`, texts);
  return texts;
}

/** A text of any loaded part: popups are outside the pages and show their texts. */
export function loadedText(locale: Locale, key: string): Catalogue[string] | undefined {
  for (const part of textParts) {
    const found = loaded.get(`${locale} ${part}`)?.[key];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The texts of a part, if loaded. */
export const loadedTextPart = (locale: Locale, part: TextPart): Catalogue | undefined =>
  loaded.get(`${locale} ${part}`);

/**
 * Loads the texts of a language, all or some parts of them, with the country names that the browser
 * may not have. Rejects with a ChunkLoadError.
 */
export async function loadCatalogue(
  locale: Locale,
  parts: readonly TextPart[] = ['player', 'pages'],
): Promise<Catalogue> {
  const [texts] = await Promise.all([
    Promise.all(parts.map(part => loadTextPart(locale, part))),
    loadCountryNames(locale),
  ]);
  return Object.assign({}, ...texts);
}
