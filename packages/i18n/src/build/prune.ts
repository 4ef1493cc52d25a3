import { fileURLToPath } from 'node:url';
import { locales } from '../locales.ts';
import { readCatalogues, type SourceCatalogue, writeCatalogue } from './catalogue-files.ts';
import { writeMessageValues } from './message-values.ts';
import { readSources, sourceFolders, unusedKeys } from './usage.ts';

/** Deletes unused texts from all catalogues: run by hand. */
const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const catalogues = readCatalogues();
const sources = readSources(sourceFolders(repository));
const unused = new Set(unusedKeys(Object.keys(catalogues['en-GB']), sources));

function pruned(catalogue: SourceCatalogue): SourceCatalogue {
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => !unused.has(key)));
}

for (const locale of locales) writeCatalogue(locale, pruned(catalogues[locale]));
writeMessageValues(pruned(catalogues['en-GB']));
process.stdout.write(`${unused.size} unused texts deleted\n`);
