import type { KeptRun } from '@digipals/engine';
import { readItem, writeItem } from './tab-storage.ts';

const name = 'run';

/** Names the shape of `UnfinishedRun` and all it holds: another shape needs another number. */
const format = 2;

/** A run in the middle, which goes on after a reload of its tab (PLAYER-71). */
export type UnfinishedRun = {
  userId: string;
  activityId: string;
  /** What `versionOf` says of its activity. */
  version: string;
  /** Names all its answers, also those after the reload. */
  run: string;
  /** Lingos that were credited for it. */
  lingoCredit: number;
  state: KeptRun;
};

/** What is kept in this tab. A run that another version of the app has kept, or half of one, is forgotten. */
export function readRun(): UnfinishedRun | null {
  const kept = readItem<Partial<UnfinishedRun> & { format?: number }>(name);
  if (kept?.format === format && kept.state?.order) return kept as UnfinishedRun;
  forgetKeptRun();
  return null;
}

/** Whether a child is in the middle of an activity in this tab. */
export function hasKeptRun(userId: string, activityId: string | undefined): boolean {
  const kept = readRun();
  return kept?.userId === userId && kept.activityId === activityId;
}

export const writeKeptRun = (run: UnfinishedRun): void => writeItem(name, { ...run, format });
export const forgetKeptRun = (): void => writeItem(name, null);
