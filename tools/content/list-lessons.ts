import type { Activity } from '@digipals/contract';
import { type TeachingLanguage, training } from '@digipals/contract/constants';
import { isScored } from '@digipals/engine';
import { activityIdOf } from './activities.ts';
import { bookOf } from './books.ts';
import { type Context, pictureAddress } from './context.ts';
import { type BuiltFrames, buildFrames } from './frames/build-frames.ts';
import type { Lesson, Pack } from './pack.ts';
import { askedIn } from './parts.ts';
import type { SourceActivity } from './source.ts';
import { inVariety } from './variants.ts';

/** A lesson as the server lists it; `pack` says to which course it belongs. */
export type ListedLesson = {
  pack: string;
  number: number;
  review?: boolean;
  lessonId: string;
  activities: { activityId: string }[];
  frames?: { [V in TeachingLanguage]: BuiltFrames };
};

/** A title in British English, and in American if it differs. */
const titlesOf = (written: string) => {
  const [title, titleUs] = [inVariety(written, 'gb'), inVariety(written, 'us')];
  return title === titleUs ? { title } : { title, titleUs };
};

/** Questions outside the score, if there are any. */
const unscoredOf = ({ data, meta }: Activity): { unscored?: string[] } => {
  const unscored = data.filter(question => !isScored(question, meta.test === true));
  return unscored.length === 0 ? {} : { unscored: unscored.map(({ id }) => id) };
};

/** How a child is asked only some questions of an activity, and whether what it chooses in it is a book. */
const kindOf = (activity: Activity, source: SourceActivity) => {
  const asked = askedIn(activity, source);
  return {
    ...(asked < activity.data.length && { asked }),
    ...(source.head.has('pick') && { picked: true }),
    ...bookOf(source),
  };
};

/** An activity as the server lists it; null when it could not be built. */
const listActivity = (
  context: Context,
  lesson: Lesson,
  source: SourceActivity,
  built: readonly Activity[],
) => {
  const activity = built.find(one => one.id === activityIdOf(lesson.id, source));
  if (!activity) return null;
  const thumbnail = source.head.get('thumbnail');
  if (!thumbnail) context.problems.error(source.file, 'has no “thumbnail:”');
  return {
    activityId: activity.id,
    ...titlesOf(source.head.get('title')?.value ?? ''),
    thumbnail: thumbnail ? pictureAddress(context, thumbnail.value, thumbnail.path) : '',
    lingos: activity.meta.lingos,
    scoreThreshold: training.completionThreshold,
    test: activity.meta.test === true,
    questionIds: activity.data.map(question => question.id),
    ...kindOf(activity, source),
    ...unscoredOf(activity),
  };
};

/**
 * The lessons of a pack as the server lists them.
 *
 * @param built activities and songs in British English
 */
export const listLessons = (
  contextOf: (variety: TeachingLanguage) => Context,
  pack: Pack,
  built: readonly Activity[],
): ListedLesson[] => {
  const context = contextOf('gb');
  return pack.lessons.map(written => {
    const { lesson, activities, songs, place } = written;
    const frames = buildFrames(contextOf, written);
    const list = (sources: readonly SourceActivity[]) =>
      sources.flatMap(source => listActivity(context, lesson, source, built) ?? []);
    return {
      pack: pack.id,
      lessonId: lesson.id,
      number: lesson.number,
      ...(lesson.review && { review: true }),
      ...titlesOf(lesson.title),
      thumbnail: pictureAddress(context, lesson.thumbnail, place(['thumbnail'])),
      activities: list(activities),
      songs: list(songs),
      ...(frames && { frames }),
    };
  });
};
