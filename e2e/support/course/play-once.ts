import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Api, Child } from '../api.ts';
import { type Play, playInApp, type Way } from './play-activity.ts';

export type Player = Omit<Play, 'onFault'> & {
  api: Api;
  child: Child;
  /** Begins names of screenshots. */
  variety: string;
  /** Opens a page of the child. */
  open(): Promise<Page>;
};

const shots = path.resolve(import.meta.dirname, '../../../.build/tests/course');

async function takeShot(page: Page, name: string): Promise<string> {
  await mkdir(shots, { recursive: true });
  const file = path.join(shots, `${name}.png`);
  await page.screenshot({ path: file }).catch(() => undefined);
  return path.relative(process.cwd(), file);
}

/** Records failed responses and console errors. */
const watch = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('response', answer => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
};

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const [line = ''] = error.message.split('\n');
  return error.cause ? `${line}: ${messageOf(error.cause)}` : line;
};

/** The pages of a child. After a failure the next activity gets a new one. */
export function openPages({ open }: Pick<Player, 'open'>) {
  let current: { page: Page; errors: string[] } | undefined;
  return {
    get: async () => {
      if (current) return current;
      const page = await open();
      current = { page, errors: watch(page) };
      return current;
    },
    close: async () => {
      const closed = current;
      current = undefined;
      await closed?.page.context().close();
    },
  };
}

export type Pages = ReturnType<typeof openPages>;

/** Plays an activity in a way, and returns faults. An error ends the activity; its fault has a screenshot. */
export async function playOnce(
  player: Player,
  pages: Pages,
  id: string,
  way: Way,
): Promise<string[]> {
  const { page, errors } = await pages.get();
  const faults: string[] = [];
  const onFault = (fault: string) => void faults.push(fault);
  try {
    await playInApp(page, await player.api.activity(id, player.child), way, { ...player, onFault });
  } catch (error) {
    const shot = await takeShot(page, `${player.variety}-${id}-${way}`);
    faults.push(`${id} (${way}): ${messageOf(error)}; see ${shot}`);
    await pages.close();
  }
  return [...faults, ...errors.splice(0).map(error => `${id}: ${error}`)];
}
