import { catalogueFolder, type SourceCatalogue } from './catalogue-files.ts';
import { compileCatalogue } from './compile.ts';

type CataloguesPlugin = {
  name: string;
  enforce: 'pre';
  transform(code: string, id: string): { code: string; map: null } | undefined;
};

/**
 * Vite plugin: compiles the messages of a catalogue when it is imported. A compiled catalogue is
 * JSON again, so Vite's own JSON step makes the module, in the build and in the dev server alike.
 */
export function catalogues(): CataloguesPlugin {
  return {
    name: 'digipals-catalogues',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!file.startsWith(catalogueFolder) || !file.endsWith('.json')) return undefined;
      const compiled = compileCatalogue(JSON.parse(code) as SourceCatalogue);
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
