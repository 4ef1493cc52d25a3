import type { Plugin, Rolldown } from 'vite';
import { routeTable } from '../src/app/route-table.ts';
import { patternSource } from '../src/shared/routing/match.ts';
import { patterns, type RouteName } from '../src/shared/routing/paths.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter(output => output.type === 'chunk');

/** A chunk and everything it imports at once. */
function closure(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  seen.add(file);
  for (const imported of chunk.imports) closure(bundle, imported, seen);
  return seen;
}

function chunkOf(bundle: Bundle, module: string): string | undefined {
  return chunksOf(bundle).find(chunk => chunk.facadeModuleId?.endsWith(module))?.fileName;
}

/** Chunks of the player's parts: no question can be shown without some of them. */
const partsOf = (bundle: Bundle): string[] =>
  chunksOf(bundle)
    .filter(chunk => chunk.name.startsWith('part-'))
    .map(chunk => chunk.fileName);

/** Scripts a page needs. The entry comes first: it is small, and asks for the first answers. */
function scriptsOf(bundle: Bundle, chunks: readonly string[]): string[] {
  const files = new Set(chunks.flatMap(file => [...closure(bundle, file)]));
  return [...files].map(file => `/${file}`);
}

/**
 * Vite plugin: writes preloads.json, the scripts each address needs, from which the server makes
 * Link headers. A page's chunk then leaves with the HTML instead of two round trips later.
 */
export function preloads(): Plugin {
  return {
    name: 'digipals-preloads',
    apply: 'build',
    generateBundle(_, bundle) {
      const entry = chunkOf(bundle, '/src/main.ts') ?? chunkOf(bundle, '/index.html');
      const rows = Object.entries(routeTable).map(([name, { page }]) => {
        const modules = ['/src/app/start.tsx', ...(page ? [`/src/routes/${page}.tsx`] : [])];
        const chunks = modules.flatMap(module => chunkOf(bundle, module) ?? []);
        const parts = page === 'ActivityRoute' ? partsOf(bundle) : [];
        const pattern = patternSource(patterns[name as RouteName]).replaceAll(/\?<\w+>/g, '');
        return {
          pattern,
          files: scriptsOf(bundle, [...(entry ? [entry] : []), ...chunks, ...parts]),
        };
      });
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(rows) });
    },
  };
}
