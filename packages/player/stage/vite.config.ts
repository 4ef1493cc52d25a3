import { catalogues } from '@digipals/i18n/build';
import { followSettings } from '@digipals/ui/build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The stage on which the conformance suite plays every component type, and the state sheet. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [catalogues(), followSettings(), react()],
  build: {
    outDir: `${import.meta.dirname}/../../../.build/stage`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
  },
});
