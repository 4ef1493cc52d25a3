import { endpointMarks } from '@digipals/client/build';
import { build, type Plugin, type Rolldown } from 'vite';
import { scriptsByPattern, textsByLanguage } from './preloads.ts';

const place = '<!-- first.ts -->';

/** The inline script as a single bundle. */
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
 * Vite plugin: inlines first.ts into the page. As a separate file it would cost a round trip before the
 * first call. The server's content security policy allows it by its hash.
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
        // The development server has no bundle, so the scripts of a page are unknown.
        if (!bundle)
          return html.replace(place, '<script type="module" src="/src/first.ts"></script>');
        const code = await bundled(root, bundle);
        return html.replace(place, () => `<script>${code}</script>`);
      },
    },
  };
}
