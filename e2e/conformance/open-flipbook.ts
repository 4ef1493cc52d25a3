import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Activity } from '@digipals/contract';
import { build, preview } from 'vite';

const repository = path.resolve(import.meta.dirname, '../..');
const configFile = path.join(repository, 'packages/player/stage/flipbook/vite.config.ts');
const activities = path.join(repository, '.build/content/activities');

/** `npm run course` checks the full course; otherwise only the playground. */
export const fullCourse = process.env['COURSE'] === 'whole';

type Leaf = { activity: string; question: string };

/** A running flipbook server and its pages. */
export type Flipbook = {
  pages: (Leaf & { types: string[] })[];
  addressOf(leaf: Leaf & { state: string }): string;
  close(): Promise<void>;
};

const pagesOf = (activity: string): Flipbook['pages'] => {
  const file = path.join(activities, activity, 'gb-gb.json');
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as Activity;
  return data.map(({ id, components }) => ({
    activity,
    question: id,
    types: components.map(({ type }) => type),
  }));
};

/** Builds the flipbook and serves it on a free port. */
export async function openFlipbook(): Promise<Flipbook> {
  await build({ configFile, logLevel: 'error' });
  const server = await preview({
    configFile,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return {
    pages: readdirSync(activities)
      .filter(name => fullCourse || name.startsWith('playground-'))
      .flatMap(pagesOf),
    addressOf: leaf =>
      `http://127.0.0.1:${port}/?${new URLSearchParams({ leaf: '', silent: '', ...leaf })}`,
    close: () => server.close(),
  };
}
