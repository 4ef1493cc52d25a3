import { endpointMarks } from '@digipals/client/build';
import { catalogues } from '@digipals/i18n/build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/grown-ups/',
  plugins: [react(), catalogues(), endpointMarks('grown-ups')],
  build: {
    outDir: '../../.build/grown-ups',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': api } },
});
