import { endpoints } from '@digipals/contract';
import type { Plugin } from 'vite';
import { type EndpointTable, marksModule } from './marks.ts';

const prefix = 'virtual:endpoint-marks/';

/** An app, by the first part of its endpoints; those of the child's app have no such part. */
export type App = 'child' | 'desk' | 'grown-ups';

const appOf = (key: string): App => (/ (desk|grown-ups)\//.exec(key)?.[1] ?? 'child') as App;

const endpointsOf = (app: App): EndpointTable =>
  Object.fromEntries(Object.entries(endpoints).filter(([key]) => appOf(key) === app));

/**
 * Vite plugin: provides `virtual:endpoint-marks/changes`, `/offline` and `/first-page`, made from the
 * marks of the endpoints, so that no schema reaches a browser. `app` excludes endpoints that it never calls.
 */
export function endpointMarks(app?: App): Plugin {
  const table = app ? endpointsOf(app) : endpoints;
  return {
    name: 'digipals-endpoint-marks',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: id =>
      id.startsWith(`\0${prefix}`) ? marksModule(id.slice(prefix.length + 1), table) : undefined,
  };
}
