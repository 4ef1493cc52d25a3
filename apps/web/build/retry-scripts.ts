import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** A script that the built code imports on demand. */
const imported = /\bimport\(([`'"])\.\/([\w.-]+\.js)\1\)/g;

/**
 * The code with `urlOf` (packages/i18n/src/chunks.ts) around the address of every script that it imports on demand.
 * @param shared scripts that others import: at a second address they would run twice
 */
export const withRetries = (code: string, shared: ReadonlySet<string>): string =>
  code.replace(imported, (whole, quote: string, file: string) =>
    shared.has(file) ? whole : `import(urlOf(${quote}./${file}${quote}))`,
  );

/**
 * Vite plugin: lets the app ask again for a script that did not load. Many browsers remember for the life of a page
 * that an address failed.
 */
export function retryScripts(): Plugin {
  return {
    name: 'digipals-retry-scripts',
    apply: 'build',
    generateBundle: {
      // Vite looks for the plain imports, to list their styles.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk');
        const shared = new Set(
          chunks.flatMap(({ imports }) => imports.map(file => basename(file))),
        );
        let changed = 0;
        for (const chunk of chunks) {
          const code = withRetries(chunk.code, shared);
          if (code !== chunk.code) changed += 1;
          chunk.code = code;
        }
        if (changed === 0)
          this.error('No script is imported on demand: has the bundler changed its output?');
      },
    },
  };
}
