import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../env.ts';
import { secretFileNames } from '../secret-files.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** A file of `deploy/`. */
export const readDeployed = (name: string): string =>
  readFileSync(path.join(root, 'deploy', name), 'utf8');

/** Versions of the program, and of the Node on which it runs. */
export function pinnedVersions(): { version: string; node: string } {
  const { version, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return { version, node: devDependencies.node };
}

const settings = new Set([...readEnv({}).names, ...secretFileNames, 'NODE_ENV']);

/** Names of variables that the program does not read. */
export const unknownAmong = (names: Iterable<string>): string[] =>
  [...names].filter(name => !settings.has(name));

/** Scripts of the program in a command that do not exist. */
export const missingScripts = (command: string): string[] =>
  [...command.matchAll(/apps\/server\/src\/[\w-]+\.ts/g)]
    .map(([script]) => script)
    .filter(script => !existsSync(path.join(root, script)));

/** An image with an exact version: `name:1.2` or longer. */
export const isPinned = (image: string): boolean => /^[a-z0-9./-]+:\d+\.\d+[\w.-]*$/.test(image);
