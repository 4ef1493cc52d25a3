import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Activity, Question } from '@digipals/contract';
import { build, preview } from 'vite';
import { fullCourse, isChosen } from '../support/course/chosen-lessons.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const configFile = path.join(repository, 'packages/player/stage/flipbook/vite.config.ts');
const activities = path.join(repository, '.build/content/activities');

export type Leaf = { activity: string; question: string };

/** A question of an activity, and its content in British English. */
type Page = Leaf & { types: string[]; content: Question };

/** A running flipbook server and its pages. */
export type Flipbook = {
  pages: Page[];
  /** @param more further parameters, such as `state`, `language`, `sizes` or `long` */
  addressOf(leaf: Leaf, more?: Readonly<Record<string, string>>): string;
  close(): Promise<void>;
};

const activityIn = (activity: string, variant: string): Activity =>
  JSON.parse(readFileSync(path.join(activities, activity, `${variant}.json`), 'utf8'));

const pagesOf = (activity: string): Page[] =>
  activityIn(activity, 'gb-gb').data.map(content => ({
    activity,
    question: content.id,
    types: content.components.map(({ type }) => type),
    content,
  }));

/** Texts of a question, without the addresses of its media. */
const textsOf = (question: Question): string =>
  JSON.stringify(question).replaceAll(/"\/media\/[^"]*"/g, '""');

/** The pages whose texts differ in American English, with that content. */
export const americanPages = (pages: readonly Page[]): Page[] =>
  pages.flatMap(page => {
    const { data } = activityIn(page.activity, 'us-us');
    const content = data.find(({ id }) => id === page.question);
    return content && textsOf(content) !== textsOf(page.content) ? [{ ...page, content }] : [];
  });

/**
 * Builds the flipbook and serves it on a free port.
 * @param name of the folder that it is built into: two files may open it at a time
 */
export async function openFlipbook(name = 'flipbook', whole = fullCourse): Promise<Flipbook> {
  const outDir = path.join(repository, '.build', name);
  await build({ configFile, logLevel: 'error', build: { outDir } });
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return {
    pages: readdirSync(activities)
      .filter(activity => (whole && isChosen(activity)) || activity.startsWith('playground-'))
      .flatMap(pagesOf),
    addressOf: ({ activity, question }, more = {}) =>
      `http://127.0.0.1:${port}/?${new URLSearchParams({ leaf: '', silent: '', activity, question, ...more })}`,
    close: () => server.close(),
  };
}
