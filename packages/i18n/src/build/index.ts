export { localeOf } from '../locales.ts';
export type { SourceCatalogue, SourceCatalogues } from './catalogue-files.ts';
export { readCatalogue, readCatalogues } from './catalogue-files.ts';
export { checkCatalogues } from './check-catalogues.ts';
export { checkTexts } from './check-texts.ts';
export { compileCatalogue } from './compile.ts';
export { missingKeys, readSources, sourceFolders, unusedKeys } from './usage.ts';
export { catalogues } from './vite-plugin.ts';
