import { catalogues } from '@digipals/i18n/build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { content } from './content.ts';

const repository = `${import.meta.dirname}/../../../..`;

/** The flipbook: every sample and every question of the built packs in the real player. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  plugins: [
    catalogues(),
    react(),
    content({
      '/content/': `${repository}/.build/content/`,
      '/media/': `${repository}/.build/content/media/`,
      '/flags/': `${repository}/apps/web/public/flags/`,
    }),
  ],
  build: { outDir: `${repository}/.build/flipbook`, emptyOutDir: true, target: 'es2023' },
});
