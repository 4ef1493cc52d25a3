import type { Plugin, Rolldown } from 'vite';

type Chunks = Readonly<Record<string, Pick<Rolldown.OutputChunk, 'type' | 'imports'> | undefined>>;

/** The scripts of first pages. */
const firstScripts = /\/(vendor|app|base|player)-/;

/** Whether a script imports itself through its static imports. */
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

/** First scripts with circular imports. */
export const firstCircles = (chunks: Chunks): string[] =>
  Object.keys(chunks).filter(file => firstScripts.test(file) && isInCircle(chunks, file));

/**
 * Vite plugin: fails a build in which a first script has circular imports. The bundler may then import an
 * export that no script defines, and the page stays empty. To fix it, move the imported file to a folder of
 * an earlier chunk, or change the chunk of its folder in chunks.ts.
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
        this.error(`Circular imports between chunks (see build/chunks.ts): ${found.join(', ')}`);
    },
  };
}
