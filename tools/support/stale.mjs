/** Decides whether a build is out of date, by the names, sizes and times of its input files. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const stampOf = name => path.resolve(root, '.build/stamps', name);
const isInput = name =>
  name !== 'node_modules' && !name.startsWith('.') && !/\.test\.tsx?$/.test(name);

function* filesIn(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of readdirSync(place).filter(isInput).sort())
      yield* filesIn(path.join(place, name));
  } else if (found) {
    yield `${path.relative(root, place)} ${found.size} ${found.mtimeMs}\n`;
  }
}

/** A fingerprint that changes when any file in `inputs` does. */
export function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const line of filesIn(path.resolve(root, input))) hash.update(line);
  return hash.digest('hex');
}

/**
 * Runs `build` when its output is missing or its inputs changed since it last succeeded.
 * @param {{name: string, inputs: string[], output: string}} part folders, relative to the repository
 * @param {() => Promise<void>} build
 */
export async function refresh({ name, inputs, output }, build) {
  const stamp = stampOf(name);
  // Taken before the build, so that the next build notices an edit during this one.
  const now = fingerprint(inputs);
  const isFresh = existsSync(path.resolve(root, output)) && existsSync(stamp);
  if (isFresh && readFileSync(stamp, 'utf8') === now) return;
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}
