import { existsSync, type FSWatcher, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentChanged } from './content-changed.ts';

const changedFile = 'changed.json';

/**
 * Vite plugin: tells open pages which activities `npm run content -- watch` has built.
 *
 * @param folder of the build; `changed.json` in it names these activities, and is replaced after each build
 */
export function followContent(folder: string): Plugin {
  const file = path.join(folder, changedFile);
  let watcher: FSWatcher | undefined;
  return {
    name: 'digipals-follow-content',
    apply: 'serve',
    configureServer({ ws }) {
      if (!existsSync(file)) return;
      watcher = watch(folder, (_event, name) => {
        if (name !== changedFile || !existsSync(file)) return;
        ws.send(contentChanged, JSON.parse(readFileSync(file, 'utf8')));
      });
    },
    // Also called when the server closes.
    buildEnd: () => watcher?.close(),
  };
}
