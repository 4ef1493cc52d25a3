import { catalogues } from '@digipals/i18n/build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { content } from './content.ts';
import { followContent } from './follow-content.ts';

const repository = `${import.meta.dirname}/../../../..`;
/** `npm run content -- watch` shows its own build. */
const built = process.env['CONTENT_DIR'] ?? `${repository}/.build/content`;

/** The flipbook: every sample and every question of the built packs in the real player. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  plugins: [
    catalogues(),
    react(),
    followContent(built),
    content({
      '/content/': `${built}/`,
      '/media/': `${built}/media/`,
      '/flags/': `${repository}/apps/web/public/flags/`,
    }),
  ],
  build: { outDir: `${repository}/.build/flipbook`, emptyOutDir: true, target: 'es2023' },
});
