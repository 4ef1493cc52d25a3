import type { Plugin } from 'vite';

/** A script that the built code imports on demand. */
const imported = /\bimport\(([`'"])(\.\/[\w.-]+\.js)\1\)/g;

/** The code with `urlOf` (packages/i18n/src/chunks.ts) around the address of every script that it imports on demand. */
export const withRetries = (code: string): string =>
  code.replace(imported, (_, quote: string, file: string) => {
    return `import(urlOf(${quote}${file}${quote}))`;
  });

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
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = withRetries(output.code);
      },
    },
  };
}
