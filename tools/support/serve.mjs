/** Runs a long-lived program as if it were this process: forwards signals and returns its exit code. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pinnedEnvironment, root } from './install.mjs';

const PARENT_CHECK_MS = 250;
const guard = pathToFileURL(path.join(root, 'tools/support/stop-with-parent.mjs')).href;

/**
 * Starts `node ...args` and ends this process with its exit code.
 * @param {string} node path of the pinned Node
 * @param {string[]} args
 * @param {Record<string, string>} env additions to the environment
 */
export function serve(node, args, env = {}) {
  const child = spawn(node, ['--import', guard, ...args], {
    cwd: root,
    env: pinnedEnvironment(env),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const stop = signal => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  child.once('error', error => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  stopWithNpm(() => stop('SIGTERM'));
}

/** If npm is killed with SIGKILL, its script keeps running, and the next start would find the port in use. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const starter = npmAbove();
  setInterval(() => npmAbove() !== starter && stop(), PARENT_CHECK_MS).unref();
}

/** The process id of npm: the parent, or the parent of a shell that npm put in between. */
function npmAbove() {
  const parent = process.ppid;
  try {
    const [shell] = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0');
    if (!/(^|[/-])(ba|da|z)?sh$/.test(shell)) return parent;
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, 'utf8'))?.[1]);
  } catch {
    // Only Linux has process information in files.
    return parent;
  }
}
