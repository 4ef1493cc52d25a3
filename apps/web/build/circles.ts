import type { Plugin, Rolldown } from 'vite';

type Chunks = Readonly<Record<string, Pick<Rolldown.OutputChunk, 'type' | 'imports'> | undefined>>;

/** The scripts that first pages are drawn from. */
const firstScripts = /\/(vendor|app|base|player)-/;

/** Whether a script needs itself, by way of what it imports at once. */
function isInCircle(chunks: Chunks, file: string): boolean {
  const seen = new Set<string>();
  const waiting = [...(chunks[file]?.imports ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === file) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(chunks[next]?.imports ?? []));
  }
  return false;
}

/** First scripts that import each other in a circle. */
export const firstCircles = (chunks: Chunks): string[] =>
  Object.keys(chunks).filter(file => firstScripts.test(file) && isInCircle(chunks, file));

/**
 * Vite plugin: ends a build in which a first script stands in a circle. The bundler may then name an
 * export that nobody defines, and the page stays empty; the file that a group of chunks.ts lacks is
 * in the other script.
 */
export function noCircles(): Plugin {
  return {
    name: 'digipals-no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.entries(bundle).flatMap(([file, output]) =>
        output.type === 'chunk' ? [[file, output] as const] : [],
      );
      const found = firstCircles(Object.fromEntries(chunks));
      if (found.length > 0)
        this.error(`Scripts in a circle (see groups in build/chunks.ts): ${found.join(', ')}`);
    },
  };
}
