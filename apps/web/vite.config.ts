import { endpointMarks } from '@digipals/client/build';
import { catalogues } from '@digipals/i18n/build';
import { followSettings } from '@digipals/ui/build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appShell } from './build/app-shell.ts';
import { chunkGroups, withoutAlwaysThere } from './build/chunks.ts';
import { noCircles } from './build/circles.ts';
import { classNames } from './build/class-names.ts';
import { compileEarly } from './build/compile-early.ts';
import { compress } from './build/compress.ts';
import { firstScript } from './build/first-script.ts';
import { helplines } from './build/helplines.ts';
import { retryScripts } from './build/retry-scripts.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    catalogues(),
    followSettings(),
    endpointMarks('child'),
    noCircles(),
    retryScripts(),
    compileEarly(),
    firstScript(),
    helplines(),
    appShell(),
    compress(),
  ],
  css: { modules: { generateScopedName: classNames } },
  build: {
    outDir: '../../.build/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    // The inline script (first.ts) preloads the chunks that a page needs.
    modulePreload: { polyfill: false, resolveDependencies: withoutAlwaysThere },
    rolldownOptions: {
      input: ['index.html', 'student.html', 'help.html', 'status.html', 'src/worker/sw.ts'].map(
        file => `${import.meta.dirname}/${file}`,
      ),
      output: {
        // The address of the service worker never changes; the browser looks for new ones there.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
  server: { proxy: { '/api': api, '/media': api, '/avatars': api } },
});
