import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPack, buildPack } from '../build.ts';
import { playAll } from '../build-drafts.ts';
import { isWithin } from '../drafts.ts';
import type { ListedLesson } from '../list-lessons.ts';
import { type LessonSource, type Pack, readPacks } from '../pack.ts';
import { gatherProblems, type Problem, type Problems } from '../problems.ts';
import { readSource, type SourceActivity } from '../source.ts';
import { createPreviewFiles } from './preview-files.ts';

/** What a change did: the activities that were built, and what is wrong with them. */
export type Outcome = { activities: string[]; problems: Problem[] };

const errorsOf = (problems: Problems): Problem[] =>
  problems.list().filter(({ level }) => level === 'error');

/** A pack in which only one activity is left to build; its lessons keep their words. */
const onlyActivity = (pack: Pack, own: LessonSource, source: SourceActivity): Pack => ({
  ...pack,
  course: false,
  lessons: pack.lessons.map(one => ({
    ...one,
    activities: one === own ? [source] : [],
    songs: [],
  })),
});

/** Ids of activities whose sources have errors. */
const brokenIds = ({ places }: BuiltPack, errors: readonly Problem[]): Set<string> =>
  new Set(
    [...places]
      .filter(([, file]) => errors.some(({ path }) => isWithin(path, [file])))
      .map(([id]) => id),
  );

/** A build without activities that have errors; those that were listed before stay listed. */
const keepLast = (
  built: BuiltPack,
  broken: ReadonlySet<string>,
  last: BuiltPack | undefined,
): BuiltPack => {
  const listed = last?.lessons.flatMap(({ activities }) => activities) ?? [];
  const kept = (one: ListedLesson['activities'][number]) =>
    broken.has(one.activityId)
      ? listed.filter(({ activityId }) => activityId === one.activityId)
      : [one];
  return {
    ...built,
    activities: built.activities.filter(({ activity }) => !broken.has(activity.id)),
    lessons: built.lessons.map(lesson => ({
      ...lesson,
      activities: lesson.activities.flatMap(kept),
    })),
  };
};

/** A build whose lessons list an activity as a new build of it alone does. */
const withListed = (built: BuiltPack, fresh: BuiltPack): BuiltPack => ({
  ...built,
  lessons: built.lessons.map(lesson => {
    const [entry] =
      fresh.lessons.find(({ lessonId }) => lessonId === lesson.lessonId)?.activities ?? [];
    if (!entry) return lesson;
    const { activities } = lesson;
    const at = activities.findIndex(({ activityId }) => activityId === entry.activityId);
    return {
      ...lesson,
      activities: at < 0 ? [...activities, entry] : activities.with(at, entry),
    };
  }),
});

/**
 * A build of the course with its drafts that follows the sources: a change of an activity builds that activity
 * alone, any other change everything. What has errors keeps its last good state.
 *
 * @param content folder with packs and dictionary
 * @param out folder of the build
 */
export const openLiveBuild = (content: string, out: string) => {
  const files = createPreviewFiles(out);
  let packs: Pack[] = [];
  let built = new Map<string, BuiltPack>();

  const buildAll = (): Outcome => {
    const problems = gatherProblems();
    const reading = gatherProblems();
    const read = readPacks(content, reading);
    // Also the notes: they are errors of drafts.
    for (const { path, reason, level } of reading.list())
      if (level !== 'warning') problems.error(path, reason);
    const isReadable = errorsOf(problems).every(({ path }) => /\.txt:\d+$/.test(path));
    if (!isReadable && packs.length > 0) return { activities: [], problems: problems.list() };
    packs = read;
    const fresh = packs.map(pack => {
      // Whether the course follows its plan is for the check.
      const whole = buildPack({ ...pack, course: false }, problems, true, true);
      return keepLast(whole, brokenIds(whole, errorsOf(problems)), built.get(pack.id));
    });
    built = new Map(fresh.map(pack => [pack.id, pack]));
    files.writeAll(fresh);
    const activities = fresh.flatMap(pack => pack.activities.map(({ activity }) => activity.id));
    return { activities: [...new Set(activities)], problems: problems.list() };
  };

  const buildActivity = (pack: Pack, own: LessonSource, file: string): Outcome => {
    const problems = gatherProblems();
    const source = readSource(file, readFileSync(join(pack.root, file), 'utf8'), problems);
    const fresh = buildPack(onlyActivity(pack, own, source), problems, true, true);
    if (errorsOf(problems).length === 0) playAll(fresh, problems);
    const found = problems.list().filter(({ path }) => isWithin(path, [file]));
    const last = built.get(pack.id);
    if (!last || found.some(({ level }) => level === 'error'))
      return { activities: [], problems: found };
    built.set(pack.id, withListed(last, fresh));
    files.writeSome([...built.values()], fresh);
    return {
      activities: fresh.activities.slice(0, 1).map(one => one.activity.id),
      problems: found,
    };
  };

  /** The activity that a changed file is, if the course has it already. */
  const activityOf = (changed: string) => {
    for (const pack of packs)
      for (const own of pack.lessons)
        for (const { file } of own.activities)
          if (join(pack.root, file) === join(content, changed) && existsSync(join(pack.root, file)))
            return { pack, own, file };
    return null;
  };

  /** Builds what changed. @param changed files in the content */
  const change = (changed: readonly string[]): Outcome => {
    const found = changed.map(activityOf);
    if (found.some(one => one === null)) return buildAll();
    const outcomes = found.flatMap(one => (one ? buildActivity(one.pack, one.own, one.file) : []));
    return {
      activities: outcomes.flatMap(({ activities }) => activities),
      problems: outcomes.flatMap(({ problems }) => problems),
    };
  };

  return { buildAll, change };
};
