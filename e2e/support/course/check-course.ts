import type { CurrentLesson, TeachingLanguage } from '@digipals/contract';
import { expect, type TestOptions } from 'vitest';
import type { withBrowser } from '../browsing.ts';
import type { FeedbackRoom } from '../feedback-parts.ts';
import type { Hand } from '../play.ts';
import { fullCourse, isChosen } from './chosen-lessons.ts';
import type { Way } from './play-activity.ts';
import { type Plan, playCourse } from './play-course.ts';

/** Enough for a page on a busy machine; a question that does not go on is recorded after this time. */
const patienceMs = 60_000;

/** Time for the whole course on a busy machine. */
export const courseTime: TestOptions = fullCourse ? { timeout: 6 * 3_600_000 } : {};

const wholePlan: Plan = ({ lessonId, activities }) =>
  new Map(
    isChosen(lessonId)
      ? activities.map(one => [one.activityId, one.test ? ['wrong', 'right'] : ['wrongFirst']])
      : [],
  );

type Given = {
  browsing: Awaited<ReturnType<typeof withBrowser>>;
  variety: TeachingLanguage;
  /** The child that plays. */
  name: string;
  hand: Hand;
  window: { width: number; height: number; touch?: boolean };
  room: FeedbackRoom;
  /** Whether `npm test` plays an activity of a lesson. */
  samples(lesson: CurrentLesson): boolean;
};

/** One activity of some lessons; its place varies. The first one is played by wrong answers, too. */
function samplePlan(samples: Given['samples']): Plan {
  let way: Way = 'wrongFirst';
  return lesson => {
    const { number, activities } = lesson;
    const sample = activities[(number * 3) % activities.length];
    if (!sample || !samples(lesson)) return new Map();
    const ways = [way];
    way = 'right';
    return new Map([[sample.activityId, ways]]);
  };
}

/** Plays the course, or samples of it, in one variety of English, and fails with all faults. */
export async function checkCourse(given: Given): Promise<void> {
  const { browsing, variety, name, hand, window, room, samples } = given;
  const { url, api, openAs } = browsing;
  const child = await api.signIn(name);
  await api.chooseHelp(child, 'gb', variety);
  const open = async () => {
    const { page } = await openAs(name, '/profile', { ...window, quickSounds: true });
    if (fullCourse) page.context().setDefaultTimeout(patienceMs);
    return page;
  };
  const player = { url, api, child, open, hand, room, variety };
  const faults = await playCourse(player, fullCourse ? wholePlan : samplePlan(samples));
  if (faults.length > 0) expect.fail(`${faults.length} faults\n${faults.join('\n')}`);
}
