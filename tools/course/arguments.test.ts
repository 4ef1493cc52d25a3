import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCourseArguments } from './arguments.ts';

const root = path.resolve(import.meta.dirname, '../..');
const whole = { COURSE: 'whole', COURSE_LESSONS: '' };

test('COURSE-100 without arguments the whole course is played, offline too, and looked at', () => {
  const { files, env } = readCourseArguments([]);
  expect(env).toEqual(whole);
  expect(files.filter(file => !existsSync(path.join(root, `${file}.test.ts`)))).toEqual([]);
  const journeys = readdirSync(path.join(root, 'e2e/journeys'))
    .filter(file => file.startsWith('course'))
    .map(file => `e2e/journeys/${file.replace('.test.ts', '')}`);
  const looks = ['fit', 'flipbook'].map(name => `e2e/conformance/${name}`);
  expect(files.toSorted()).toEqual([...looks, ...journeys].toSorted());
});

test.each([
  [['--english', 'us'], ['e2e/journeys/course-us'], ''],
  [['--lesson', '7, r6'], 5, '7,R6'],
  [['--lesson', '7', '--lesson', '8,r6'], 5, '7,8,R6'],
  [['questions', '--english=gb', '--lesson=12'], ['e2e/journeys/course-gb'], '12'],
  [['pictures', 'pictures'], ['e2e/conformance/fit', 'e2e/conformance/flipbook'], ''],
  [['offline'], ['e2e/journeys/course-offline'], ''],
])('COURSE-100 %j runs a part of the course', (args, files, lessons) => {
  const read = readCourseArguments(args);
  if (typeof files === 'number') expect(read.files).toHaveLength(files);
  else expect(read.files).toEqual(files);
  expect(read.env).toEqual({ ...whole, COURSE_LESSONS: lessons });
});

test.each([
  [['songs'], '"songs" is not a part of the course'],
  [['--english', 'uk'], '"uk" is neither gb nor us'],
  [['offline', '--english', 'gb'], '--english is for questions only'],
  [['--lesson', '7,seven'], '"SEVEN" is not the name of a lesson, such as 7 or R6'],
  [['--lesson', ''], '"" is not the name of a lesson, such as 7 or R6'],
  [['--lessons', '7'], "Unknown option '--lessons'"],
])('COURSE-100 %j is refused with a reason', (args, reason) => {
  expect(() => readCourseArguments(args)).toThrow(reason);
});
