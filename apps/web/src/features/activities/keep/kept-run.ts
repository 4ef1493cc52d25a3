import type { Activity } from '@digipals/contract';
import type { KeptRun } from '@digipals/engine';
import { readItem, writeItem } from './tab-storage.ts';

const name = 'run';

/** A run in the middle, which goes on after a reload of its tab (PLAYER-71). */
export type UnfinishedRun = {
  userId: string;
  activityId: string;
  /** Names all its answers, also those after the reload. */
  run: string;
  /** Lingos that were credited for it. */
  lingoCredit: number;
  state: KeptRun;
};

const asksTheSame = ({ data }: Activity, { order }: KeptRun): boolean =>
  data.length === order.length && order.every(({ id }) => data.some(asked => asked.id === id));

/** The run of a child in this tab, if it asks the questions of the activity, or of its part. */
export function readKeptRun(userId: string, activity: Activity): UnfinishedRun | null {
  const kept = readItem<UnfinishedRun>(name);
  const isOwn = kept?.userId === userId && kept.activityId === activity.id;
  return isOwn && asksTheSame(activity, kept.state) ? kept : null;
}

/** Whether a child is in the middle of an activity in this tab. */
export const hasKeptRun = (userId: string): boolean =>
  readItem<UnfinishedRun>(name)?.userId === userId;

export const writeKeptRun = (run: UnfinishedRun): void => writeItem(name, run);
export const forgetKeptRun = (): void => writeItem(name, null);
