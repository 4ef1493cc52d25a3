import { endpointMarks } from '@digipals/client/build';
import { build, type Plugin, type Rolldown } from 'vite';
import { scriptsByPattern, textsByLanguage } from './preloads.ts';

const place = '<!-- first.ts -->';

/** The first script in one piece, as it stands in the page. */
async function bundled(root: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [endpointMarks('child')],
    define: {
      __SCRIPTS__: JSON.stringify(scriptsByPattern(bundle)),
      __TEXTS__: JSON.stringify(textsByLanguage(bundle)),
    },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: `${root}/src/first.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}

/**
 * Vite plugin: puts first.ts into the page. As a file of its own it would cost a round trip before the
 * first call leaves. The server allows it by the hash of its text.
 */
export function firstScript(): Plugin {
  let root = '';
  return {
    name: 'digipals-first-script',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!html.includes(place)) return html;
        // As it is served while it is worked on, nothing is known of the scripts of a page.
        if (!bundle)
          return html.replace(place, '<script type="module" src="/src/first.ts"></script>');
        const code = await bundled(root, bundle);
        return html.replace(place, () => `<script>${code}</script>`);
      },
    },
  };
}
