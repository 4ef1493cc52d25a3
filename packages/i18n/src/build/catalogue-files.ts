import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../locales.ts';

/** The source texts of one language: key to ICU message. */
export type SourceCatalogue = Readonly<Record<string, string>>;

export type SourceCatalogues = Readonly<Record<Locale, SourceCatalogue>>;

/** The folder of the nine catalogues, with a slash at its end. */
export const catalogueFolder = join(import.meta.dirname, '../../catalogues/');

function catalogueFile(locale: Locale): string {
  return `${catalogueFolder}${locale}.json`;
}

export function readCatalogue(locale: Locale): SourceCatalogue {
  return JSON.parse(readFileSync(catalogueFile(locale), 'utf8')) as SourceCatalogue;
}

/** All nine catalogues. `en-US` has only the texts that differ from `en-GB` (AMBIG-45). */
export function readCatalogues(): SourceCatalogues {
  const entries = locales.map(locale => [locale, readCatalogue(locale)]);
  return Object.fromEntries(entries) as SourceCatalogues;
}

export function writeCatalogue(locale: Locale, catalogue: SourceCatalogue): void {
  writeFileSync(catalogueFile(locale), `${JSON.stringify(catalogue, null, 2)}\n`);
}
