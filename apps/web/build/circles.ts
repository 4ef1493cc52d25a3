import type { Plugin, Rolldown } from 'vite';

type Chunks = Readonly<Record<string, Pick<Rolldown.OutputChunk, 'type' | 'imports'> | undefined>>;

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

/** Scripts with circular imports. */
export const circularScripts = (chunks: Chunks): string[] =>
  Object.keys(chunks).filter(file => isInCircle(chunks, file));

/**
 * Vite plugin: fails a build in which scripts import each other. The bundler may then import an export that no
 * script defines, and the page stays empty. To fix it, move the imported file to a folder of an earlier chunk, or
 * change the chunk of its folder in chunks.ts.
 */
export function noCircles(): Plugin {
  return {
    name: 'digipals-no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.entries(bundle).flatMap(([file, output]) =>
        output.type === 'chunk' ? [[file, output] as const] : [],
      );
      const found = circularScripts(Object.fromEntries(chunks));
      if (found.length > 0)
        this.error(`Circular imports between chunks (see build/chunks.ts): ${found.join(', ')}`);
    },
  };
}
