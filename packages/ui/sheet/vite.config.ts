import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npx vite packages/ui/sheet --open sheet.html` shows every part in every state. */
export default defineConfig({ plugins: [react()], root: import.meta.dirname });
