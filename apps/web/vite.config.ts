import { catalogues } from '@digipals/i18n/build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { preloads } from './build/preloads.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/**
 * On a slow line a request costs more than its bytes, so what is needed together comes together: the
 * libraries, what every page uses, the player, and the parts of one family.
 */
const chunkGroups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
  {
    name: (id: string) => `part-${/components\/(\w+)\//.exec(id)?.[1]}`,
    test: /packages\/player\/src\/components\/(choice|drag|media|text)\/(?!\w+\/(index|sample)\.ts)/,
  },
  {
    name: 'player',
    test: /packages\/player\/|packages\/engine\/src\/(run|rules)|features\/activities\/(use-[alor]|ActivityRun)/,
  },
  {
    name: 'app',
    test: /packages\/(ui\/src\/(?!styles|fonts|parts\/(CodeBoxes|TextField|Confetti))|engine|contract)|packages\/i18n\/src\/(react|clock|translator)|@lingui|apps\/web\/src\/shared\/(?!early|storage|api\/headers)|apps\/web\/src\/features\/\w+\/(?!take-ticket|use-[alor])[a-z][\w-]*\.tsx?$/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), catalogues(), preloads(), compress()],
  build: {
    outDir: '../../.build/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    // Which chunks a page needs is told by the server's Link headers (preloads.json).
    modulePreload: { polyfill: false },
    // One file of styles: a page's own would be asked for only after its script.
    cssCodeSplit: false,
    rolldownOptions: {
      input: ['index.html', 'student.html'].map(file => `${import.meta.dirname}/${file}`),
      output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
    },
  },
  server: { proxy: { '/api': api, '/media': api, '/avatars': api } },
});
