/**
 * Prerequisites of every command: the dependencies of the lock file and the
 * pinned Node. Plain JavaScript without dependencies, for any Node on the machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const modules = path.join(root, 'node_modules');
const lockFile = path.join(root, 'package-lock.json');
const installedLock = path.join(modules, '.package-lock.json');
const readPackages = file => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm writes its own copy of the lock file last, so the two are equal only after a complete install. */
function isInstalled() {
  if (!existsSync(installedLock)) return false;
  const wanted = readPackages(lockFile);
  const present = readPackages(installedLock);
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    const found = present[place];
    return place === '' || (found ? found.version === version : optional);
  });
}

/** Path of the pinned Node, or undefined while it is missing. */
function findPinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return [path.join(modules, 'node/bin', name), path.join(modules, '.bin', name)].find(existsSync);
}

function run(command, args, options = {}) {
  const shell = process.platform === 'win32';
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell, ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) {
    throw new Error(
      `${command} ${args.join(' ')} failed\n${result.stdout ?? ''}${result.stderr ?? ''}`,
    );
  }
}

/**
 * Runs `npm ci` when node_modules is missing or belongs to another lock file. An npm that blocks
 * install scripts does not install the pinned Node; then this runs its installer.
 * @param {(line: string) => void} log one line for each step that takes time
 * @returns {string} path of the pinned Node
 */
export function installDependencies(log) {
  if (!isInstalled()) {
    log('Installing the dependencies (npm ci), about a minute ...');
    run('npm', ['ci', '--include=dev', '--no-fund', '--no-audit']);
  }
  if (!findPinnedNode()) {
    log('Fetching the pinned Node ...');
    run(process.execPath, ['installArchSpecificPackage.js'], { cwd: path.join(modules, 'node') });
  }
  const node = findPinnedNode();
  if (!node) throw new Error('The pinned Node is missing: delete node_modules and try again.');
  return node;
}

/** The environment in which `node`, and every tool started by its shebang, is the pinned one. */
export function pinnedEnvironment(extra = {}) {
  // An npm that blocked install scripts did not link the pinned Node in .bin.
  const places = ['node/bin', '.bin'].map(place => path.join(modules, place));
  return { ...process.env, PATH: [...places, process.env.PATH].join(path.delimiter), ...extra };
}
