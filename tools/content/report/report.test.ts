import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Activity } from '@digipals/contract';
import { expect, test } from 'vitest';
import { buildPack } from '../build.ts';
import { unitName } from '../lesson-order.ts';
import { gatherProblems } from '../problems.ts';
import { readPlayground, readStarter, readStarterWithDrafts } from '../testing/starter.ts';
import { filmSeconds } from './film-seconds.ts';
import { minutesOf } from './minutes.ts';
import { reportFile, reportOf } from './report.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const pack = readStarter();
const built = buildPack(pack, gatherProblems(), true);
const { spoken } = buildPack(readStarterWithDrafts(), gatherProblems(), true);

test('the report of the course in docs is up to date', () => {
  // When this fails: npm run content -- report
  expect(readFileSync(join(root, reportFile), 'utf8')).toBe(reportOf(pack, built, spoken));
});

test('the report names every lesson with its words, its structures and the types of its questions', () => {
  const report = reportOf(pack, built);
  for (const { lesson } of pack.lessons) {
    expect(report).toContain(`## ${unitName(lesson)}. `);
    if (!lesson.review) expect(report).toContain(`**New words (${lesson.words.length})**`);
    expect(report).toContain(`- **Aim**: ${lesson.aim?.replace(/\{([^|]*)\|[^}]*\}/g, '$1')}`);
  }
});

test('COURSE-22 the report has the returns of every word by lesson, and what is wrong with them', () => {
  const report = reportOf(pack, built);
  const part = report.split(/^## /m).find(one => one.startsWith('Returns\n')) ?? '';
  expect(part).toMatch(/^- \*\*Words with fewer than 3 lessons of return\*\*, of \d+ that/m);
  expect(part).toMatch(/^- \*\*Words that return more than two lessons later\*\*: \d+/m);
  expect(part).toMatch(/^- \*\*Questions of tests .*\*\*: \d+ % of \d+$/m);
  const numbers = pack.lessons.map(({ lesson }) => unitName(lesson));
  expect(part).toContain(`| ${['word', ...numbers].join(' | ')} |`);
  // A word of the last lesson has nowhere to return to.
  const { number = 0, review } = pack.lessons.at(-1)?.lesson ?? {};
  for (const { gb, lesson } of pack.plan)
    expect(part.includes(`\n| ${gb} | `)).toBe(review ? lesson <= number : lesson < number);
});

test('COURSE-17 the report has the new words that each test asks for, and those that it asks for again', () => {
  const part = reportOf(pack, built)
    .split(/^## /m)
    .find(one => one.startsWith('Words of the tests\n'));
  const [, asked, all] = /a test asks for\*\*: (\d+) of (\d+)$/m.exec(part ?? '') ?? [];
  const lessons = pack.lessons.filter(({ lesson }) => !lesson.review);
  expect(Number(all)).toBe(lessons.flatMap(({ lesson }) => lesson.words).length);
  const rows = [...(part ?? '').matchAll(/^\| (\d+) \| \d+ \| (\d+) \| (.*) \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(
    lessons.map(({ lesson }) => lesson.number),
  );
  expect(rows.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(Number(asked));
  const again = rows.flatMap(([, , , words = '']) => words.split(', ').filter(Boolean));
  expect(part).toContain(`more than once**: ${again.length}\n`);
});

test('the length of a film is that in its header', () => {
  const playground = readPlayground();
  const film = playground.media.get('films/toys.mp4') ?? '';
  expect(filmSeconds(film)).toBeGreaterThan(1);
  expect(filmSeconds(film)).toBeLessThan(60);
  expect(filmSeconds(playground.media.get('pictures/cat.webp') ?? '')).toBe(0);
});

const activity = (type: string, items: number, meta = {}): Activity => ({
  id: 'a',
  meta: { title: 'A', lingos: 5 },
  testInstructions: [],
  data: [
    {
      id: 'a-q',
      components: [
        {
          id: 'c',
          type,
          data: Array.from({ length: items }, (_, index) => ({
            id: `i${index}`,
            value: `/media/x${index}.webp`,
          })),
          meta,
        },
      ],
      solution: [],
      triggers: { correct: [], incorrect: null },
    },
  ],
});

test('minutes grow with the items of a question, and a song counts with its own length', () => {
  const none = new Map<string, string>();
  expect(minutesOf(activity('imageButtons', 3), none) * 60).toBeCloseTo(16);
  expect(minutesOf(activity('imageButtons', 4), none) * 60).toBeCloseTo(18);
  const lines = [{ words: [{ text: 'la', from: 0, to: 50 }] }];
  expect(minutesOf(activity('karaokeListen', 1, { lines }), none) * 60).toBeCloseTo(60);
});
