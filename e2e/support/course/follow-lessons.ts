import type { CurrentLesson } from '@digipals/contract';
import type { Api, Child } from '../api.ts';
import { rightEntries } from '../play.ts';
import { lessonName, missingLessons } from './chosen-lessons.ts';

/** Finishes an activity by sending right answers. */
export const finish = async (api: Api, child: Child, id: string): Promise<void> => {
  await api.postSolution(child, rightEntries(await api.activity(id, child)));
};

const report = (lesson: CurrentLesson, how: string, since: number, faults: string[]): void => {
  const minutes = ((Date.now() - since) / 60_000).toFixed(1);
  const found = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  console.log(`lesson ${lessonName(lesson.lessonId)} ${how}: ${minutes} min, ${found}`);
  for (const fault of faults) console.log(`  ${fault}`);
};

type Following = {
  api: Api;
  child: Child;
  /** How lessons are played, for the report. */
  how: string;
  /** Plays a lesson and returns faults; null for a lesson that is left out. */
  play(lesson: CurrentLesson): Promise<string[] | null>;
  /** Whether the course goes on after a lesson. */
  goesOn?(lesson: CurrentLesson): boolean;
};

/** Plays a lesson, and finishes one that was left out or has faults by sending right answers. */
async function follow({ api, child, how, play }: Following, lesson: CurrentLesson) {
  const since = Date.now();
  const faults = await play(lesson);
  const { unlockLesson } = await api.lesson(child);
  if (faults?.length === 0 && !unlockLesson)
    faults.push(`${lesson.lessonId}: right answers do not open the next lesson`);
  if (faults) report(lesson, how, since, faults);
  if (!unlockLesson)
    for (const { activityId } of lesson.activities) await finish(api, child, activityId);
  return faults ?? [];
}

/** Plays lesson after lesson, from the current one of a child; returns all faults. */
export async function followLessons(given: Following): Promise<string[]> {
  const { api, child, goesOn = () => true } = given;
  const faults: string[] = [];
  const met: string[] = [];
  for (let lesson = await api.lesson(child); ; lesson = await api.lesson(child)) {
    met.push(lesson.lessonId);
    faults.push(...(await follow(given, lesson)));
    const { nextLesson } = await api.lesson(child);
    if (!goesOn(lesson)) return faults;
    if (!nextLesson) break;
    await api.stepTo(child, nextLesson.lessonId);
  }
  return [...faults, ...missingLessons(met).map(name => `the course has no lesson ${name}`)];
}
