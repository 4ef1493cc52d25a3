import type { Plugin } from 'vite';
import { marksModule } from './marks.ts';

const prefix = 'virtual:endpoint-marks/';

/**
 * Vite plugin: gives `virtual:endpoint-marks/changes`, `/offline` and `/first-page`, made from the
 * marks beside the endpoints, so that no schema reaches a browser.
 */
export function endpointMarks(): Plugin {
  return {
    name: 'digipals-endpoint-marks',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: id =>
      id.startsWith(`\0${prefix}`) ? marksModule(id.slice(prefix.length + 1)) : undefined,
  };
}
