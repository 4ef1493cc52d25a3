import { parseArgs } from 'node:util';

export const usage = `npm run course -- [PART ...] [--lesson LESSONS] [--english gb|us]
  questions   plays every question, wrongly first where that is possible, then rightly
  offline     plays every lesson without a connection after saving it
  pictures    checks the layout of every question and makes contact sheets of them
  --lesson    only these lessons, such as 7 or 7,8,R6; may be repeated
  --english   plays questions only, in one English`;

const files = {
  questions: ['e2e/journeys/course-gb', 'e2e/journeys/course-us'],
  offline: ['e2e/journeys/course-offline'],
  pictures: ['e2e/conformance/fit', 'e2e/conformance/flipbook'],
} as const;

type Part = keyof typeof files;

const isPart = (name: string): name is Part => Object.hasOwn(files, name);

/** What is run: test files, and the environment that they read. */
export type CourseRun = { files: string[]; env: { COURSE: 'whole'; COURSE_LESSONS: string } };

const namesIn = (lessons: string): string[] => {
  const names = lessons.split(',').map(name => name.trim().toUpperCase());
  const wrong = names.find(name => !/^R?[1-9]\d*$/.test(name));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is not the name of a lesson, such as 7 or R6`);
  return names;
};

const partsIn = (names: readonly string[], english: string | undefined): Part[] => {
  const parts = names.filter(isPart);
  const unknown = names.find(name => !isPart(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not a part of the course`);
  if (english === undefined) return parts.length > 0 ? parts : Object.keys(files).filter(isPart);
  if (!['gb', 'us'].includes(english)) throw new Error(`"${english}" is neither gb nor us`);
  if (parts.some(part => part !== 'questions')) throw new Error('--english is for questions only');
  return ['questions'];
};

/** @param args those after the name of the command */
export function readCourseArguments(args: string[]): CourseRun {
  const { values, positionals } = parseArgs({
    args,
    options: { lesson: { type: 'string', multiple: true }, english: { type: 'string' } },
    allowPositionals: true,
  });
  const { lesson = [], english } = values;
  const wanted = [...new Set(partsIn(positionals, english))].flatMap(part => [...files[part]]);
  return {
    files: wanted.filter(file => english === undefined || file.endsWith(`-${english}`)),
    env: { COURSE: 'whole', COURSE_LESSONS: lesson.flatMap(namesIn).join(',') },
  };
}
