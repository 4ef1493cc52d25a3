import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, relative } from 'node:path';

/** An editor writes a file in several steps: a change is reported when no other came for this long, in milliseconds. */
const quietMs = 40;
const sourceForm = /\.(txt|json|tsv|song|webp|svg|png|mp3|mp4)$/;

const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(entry => foldersIn(join(folder, entry.name))),
];

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Tells which sources in a folder have changed. Every folder is watched by itself, because some editors replace a
 * file, and a watch of the file would end with it.
 *
 * @returns ends it
 */
export const watchFolders = (root: string, onChange: (files: readonly string[]) => void) => {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const notice = (path: string) => {
    if (isFolder(path)) for (const folder of foldersIn(path)) follow(folder);
    else if (!sourceForm.test(path)) return;
    changed.add(relative(root, path));
    clearTimeout(timer);
    timer = setTimeout(tell, quietMs);
  };
  const follow = (folder: string) => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (name !== null) notice(join(folder, name));
    });
    // A folder that is removed is watched again when it comes back.
    watcher.on('error', () => watchers.delete(folder));
    watchers.set(folder, watcher);
  };
  for (const folder of foldersIn(root)) follow(folder);

  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
};
