import type { CurrentLesson } from '@digipals/contract';
import { finish, followLessons } from './follow-lessons.ts';
import type { Way } from './play-activity.ts';
import { openPages, type Player, playOnce } from './play-once.ts';

/** The activities of a lesson that are played, in their order, each in its ways. */
export type Plan = (lesson: CurrentLesson) => ReadonlyMap<string, readonly Way[]>;

/** Plays what is planned of the course, and goes on after a fault; returns all faults. */
export async function playCourse(player: Player, plan: Plan): Promise<string[]> {
  const { api, child, variety } = player;
  const pages = openPages(player);
  const play = async (lesson: CurrentLesson): Promise<string[] | null> => {
    const planned = plan(lesson);
    if (planned.size === 0) return null;
    const faults: string[] = [];
    for (const { activityId } of lesson.activities) {
      const ways = planned.get(activityId) ?? [];
      for (const way of ways) faults.push(...(await playOnce(player, pages, activityId, way)));
      if (ways.length === 0) await finish(api, child, activityId);
    }
    return faults;
  };
  const faults = await followLessons({ api, child, how: `in ${variety} English`, play });
  await pages.close();
  return faults;
}
