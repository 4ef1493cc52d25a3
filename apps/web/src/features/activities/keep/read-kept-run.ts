import type { Activity, Item } from '@digipals/contract';
import { readRun, type UnfinishedRun } from './kept-run.ts';

const namesOf = (items: readonly Item[]) => items.map(({ id, value }) => [id, value]);

/**
 * Names what an activity, or a part of it, shows and takes for right, in every help language: labels are in that. A
 * new version of the course and another English have another name.
 */
export function versionOf({ meta, data }: Activity): string {
  const asked = data.map(({ id, components, solution }) => [
    id,
    components.map(part => [part.id, part.type, namesOf(part.data)]),
    namesOf(solution),
  ]);
  const text = JSON.stringify([meta.test, meta.attempts, asked]);
  return String([...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 0));
}

/** The run of a child in this tab, if it is of this version of the activity, or of its part (PLAYER-75). */
export function readKeptRun(userId: string, activity: Activity): UnfinishedRun | null {
  const kept = readRun();
  const isOwn = kept?.userId === userId && kept.activityId === activity.id;
  return isOwn && kept.version === versionOf(activity) ? kept : null;
}
