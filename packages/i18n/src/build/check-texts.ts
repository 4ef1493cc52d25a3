import { readCatalogues } from './catalogue-files.ts';
import { checkCatalogues } from './check-catalogues.ts';
import { messageValuesAreCurrent } from './message-values.ts';
import { missingKeys, readSources, sourceFolders, unusedKeys } from './usage.ts';

/**
 * All faults of the texts of a checkout at `repository` (a path), one line each:
 * the catalogues themselves, unused keys, missing keys, and stale types.
 */
export function checkTexts(repository: string): string[] {
  const catalogues = readCatalogues();
  const keys = Object.keys(catalogues['en-GB']);
  const sources = readSources(sourceFolders(repository));
  const stale = messageValuesAreCurrent(catalogues['en-GB'])
    ? []
    : ['message-values.ts is old: run node packages/i18n/src/build/generate.ts'];
  return [
    ...checkCatalogues(catalogues),
    ...unusedKeys(keys, sources).map(key => `${key}: no part of the app shows it`),
    ...missingKeys(keys, sources).map(key => `${key}: is in no catalogue`),
    ...stale,
  ];
}
