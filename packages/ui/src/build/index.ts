import type { Plugin } from 'vite';
import { settingsCss } from './settings-css.ts';

/** Vite plugin: makes styles follow the settings of a child (see settings-css.ts). */
export const followSettings = (): Plugin => ({
  name: 'digipals-settings',
  config: () => ({ css: { postcss: { plugins: [settingsCss()] } } }),
});
