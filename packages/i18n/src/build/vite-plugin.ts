import { type CataloguePart, isCataloguePart } from '../text-parts.ts';
import { catalogueFolder, readCatalogue, type SourceCatalogue } from './catalogue-files.ts';
import { compileCatalogue } from './compile.ts';
import { keysByPart, textsOf } from './parts.ts';

type CataloguesPlugin = {
  name: string;
  enforce: 'pre';
  transform(code: string, id: string): { code: string; moduleType: 'js'; map: null } | undefined;
  configureVitest(vitest: Vitest): void;
};

/** The part of Vite's plugin context that is used: excludes a module from the cache on disk. */
type Vitest = {
  defineCacheKeyGenerator(ofModule: (given: { id: string }) => false | undefined): void;
};

const isCatalogue = (file: string): boolean =>
  file.startsWith(catalogueFolder) && file.endsWith('.json');

/**
 * Vite plugin: compiles the messages of a catalogue, or of the part that `?part=` names, when it is
 * imported.
 */
export function catalogues(): CataloguesPlugin {
  let parts: Record<CataloguePart, ReadonlySet<string>> | undefined;
  return {
    name: 'digipals-catalogues',
    enforce: 'pre',
    transform(code, id) {
      const [file = id, query = ''] = id.split('?');
      if (!isCatalogue(file)) return undefined;
      const catalogue = JSON.parse(code) as SourceCatalogue;
      const part = new URLSearchParams(query).get('part');
      parts ??= keysByPart(Object.keys(readCatalogue('en-GB')));
      const texts = isCataloguePart(part) ? textsOf(catalogue, parts[part]) : catalogue;
      return {
        code: `export default ${JSON.stringify(compileCatalogue(texts))}`,
        moduleType: 'js',
        map: null,
      };
    },
    // The part of a text depends on the sources that show it, not only on the catalogue.
    configureVitest: vitest =>
      vitest.defineCacheKeyGenerator(({ id }) =>
        isCatalogue(id.replace(/\?.*$/, '')) ? false : undefined,
      ),
  };
}
