import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkDrafts, publishedPart } from '../build-drafts.ts';
import { type Pack, readPack } from '../pack.ts';
import { gatherProblems } from '../problems.ts';
import { readStarterWithDrafts } from '../testing/starter.ts';
import { newActivity, newLesson } from './new-content.ts';

const content = resolve(import.meta.dirname, '..', '..', '..', 'content');
const top = mkdtempSync(join(tmpdir(), 'new-content-'));
const root = join(top, 'starter');
const dictionary = join(content, 'dictionary');
afterAll(() => rmSync(top, { recursive: true }));

/** The starter in a folder of its own; only its lessons are copied. */
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
  const starter = join(content, 'packs/starter');
  for (const name of ['pack.json', 'instructions.json', 'course-words.tsv', 'songs', 'media'])
    symlinkSync(join(starter, name), join(root, name));
  cpSync(join(starter, 'lessons'), join(root, 'lessons'), { recursive: true });
});

const read = (): Pack => {
  const pack = readPack(root, dictionary, gatherProblems());
  if (!pack) throw new Error('the pack cannot be read');
  return pack;
};

const numbers = readStarterWithDrafts().lessons.map(({ lesson }) => lesson.number);
const next = Math.max(...numbers) + 1;
const folder = `lessons/${String(next).padStart(2, '0')}-made-up`;

/** Makes it, and gives the reasons why it was refused. */
const refusals = (
  make: (pack: Pack, problems: ReturnType<typeof gatherProblems>) => string | null,
) => {
  const problems = gatherProblems();
  expect(make(read(), problems)).toBeNull();
  return problems.list().map(({ path, reason }) => `${path} ${reason}`);
};

test('COURSE-26 a new lesson is a draft with the words of the plan and eight activities that play', () => {
  expect(newLesson(read(), 'made-up', gatherProblems())).toBe(folder);
  const pack = read();
  const made = pack.lessons.at(-1);
  const planned = pack.plan.filter(({ lesson }) => lesson === next).map(({ word }) => word);
  expect(made?.lesson).toMatchObject({
    id: `starter-${String(next).padStart(2, '0')}`,
    number: next,
    title: 'Made up',
    draft: true,
    words: planned,
  });
  const returning = pack.plan.filter(({ returns }) => returns.includes(String(next)));
  expect(made?.lesson.recycled).toEqual(returning.map(({ word }) => word));
  expect(made?.activities.map(({ questions }) => questions.length)).toEqual([
    6, 6, 6, 6, 6, 6, 6, 10,
  ]);
  expect(publishedPart(pack).lessons.map(({ lesson }) => lesson.number)).not.toContain(next);

  const problems = gatherProblems();
  const tried = checkDrafts({ ...pack, lessons: pack.lessons.slice(-1) }, problems);
  expect(problems.list().filter(({ level }) => level !== 'note')).toEqual([]);
  const notes = problems.list().map(({ path, reason }) => `${path.replace(/:\d+$/, '')} ${reason}`);
  expect(notes).toContain(`${folder}/lesson.json has ???: write here what the lesson says`);
  expect(notes).toContain(`${folder}/story.txt no picture “l${next}-p1” in media/pictures`);
  expect(tried.lessons.at(-1)?.activities).toHaveLength(8);
});

test('COURSE-26 a lesson with a bad name or a taken one is refused, and nothing is written', () => {
  expect(refusals((pack, problems) => newLesson(pack, 'Made up!', problems))).toEqual([
    'new lesson “Made up!” is no name: write small letters, digits and -, such as all-about-me',
  ]);
  expect(refusals((pack, problems) => newLesson(pack, undefined, problems))).toEqual([
    'new lesson has no name: write small letters, digits and -, such as all-about-me',
  ]);
  expect(refusals((pack, problems) => newLesson(pack, 'hello', problems))).toEqual([
    'new lesson there is lessons/01-hello already: choose another name',
  ]);
  const planless = (pack: Pack): Pack => ({ ...pack, plan: [] });
  expect(refusals((pack, problems) => newLesson(planless(pack), 'made-up', problems))).toEqual([
    `new lesson course-words.tsv has no words of lesson ${next}: add them`,
  ]);
  expect(read().lessons.map(({ lesson }) => lesson.number)).toEqual(numbers);
});

test('COURSE-26 a new activity is a draft that plays, before the test in its lesson.json', () => {
  const file = 'lessons/03-colours-and-toys/more-toys.txt';
  const lessonFile = join(root, 'lessons/03-colours-and-toys/lesson.json');
  const before = readFileSync(lessonFile, 'utf8');
  expect(newActivity(read(), '3', 'more-toys', gatherProblems())).toBe(file);
  const after = readFileSync(lessonFile, 'utf8');
  expect(after.replace('    "more-toys",\n', '')).toBe(before);
  const names = read().lessons[2]?.lesson.activities;
  expect(names?.at(-2)).toBe('more-toys');
  expect(names?.at(-1)).toMatch(/^test/);

  const problems = gatherProblems();
  const tried = checkDrafts({ ...read(), lessons: read().lessons.slice(2, 3) }, problems);
  expect(
    problems.list().every(({ level, path }) => level === 'note' && path.startsWith(file)),
  ).toBe(true);
  expect(tried.lessons[0]?.activities.some(({ name }) => name === 'more-toys')).toBe(true);
  expect(publishedPart(read()).lessons[2]?.lesson.activities).not.toContain('more-toys');
});

test('COURSE-26 an activity is found by number, folder or id of its lesson, and never written over', () => {
  for (const [index, lesson] of ['1', '01-hello', 'hello', 'starter-01'].entries())
    expect(newActivity(read(), lesson, `try-${index}`, gatherProblems())).toBe(
      `lessons/01-hello/try-${index}.txt`,
    );
  const file = join(root, 'lessons/01-hello/try-0.txt');
  writeFileSync(file, '# mine');
  expect(refusals((pack, problems) => newActivity(pack, '1', 'try-0', problems))).toEqual([
    'new activity there is lessons/01-hello/try-0.txt already: choose another name',
  ]);
  expect(readFileSync(file, 'utf8')).toBe('# mine');
  expect(refusals((pack, problems) => newActivity(pack, '99', 'try', problems))[0]).toMatch(
    /^new activity there is no lesson “99”; there are 1, 2, /,
  );
  expect(refusals((pack, problems) => newActivity(pack, '1', '../try', problems))[0]).toContain(
    '“../try” is no name',
  );
});
