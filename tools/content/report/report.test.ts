import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Activity } from '@digipals/contract';
import { expect, test } from 'vitest';
import { unitName } from '../lesson-order.ts';
import { builtStarter, builtStarterWithDrafts, readPlayground } from '../testing/starter.ts';
import { filmSeconds } from './film-seconds.ts';
import { minutesOf } from './minutes.ts';
import { reportFile, reportOf } from './report.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const { pack, built } = builtStarter();
const { spoken } = builtStarterWithDrafts().built;

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
  const numbers = pack.lessons.map(({ lesson }) => unitName(lesson));
  expect(part).toContain(`| ${['word', ...numbers].join(' | ')} |`);
  // A word of the last lesson has nowhere to return to.
  const { number = 0, review } = pack.lessons.at(-1)?.lesson ?? {};
  for (const { gb, lesson } of pack.plan)
    expect(part.includes(`\n| ${gb} | `)).toBe(review ? lesson <= number : lesson < number);
});

test('COURSE-96 the report has the words of the level that are met and return, and where the others are met', () => {
  const part = reportOf(pack, built)
    .split(/^## /m)
    .find(one => one.startsWith('Words of the level\n'));
  const totals = [...(part ?? '').matchAll(/^\| (?:British|American) \| (\d+) \| (\d+) \|$/gm)];
  expect(totals).toHaveLength(2);
  const short = [...(part ?? '').matchAll(/^\| [^|]+ \| (?:R?\d+, ){0,2}R?\d+ \|$/gm)];
  const never = /^Words that are not met by lesson 16: (.*)$/m.exec(part ?? '')?.[1]?.split(', ');
  const [, met, often] = (totals[0] ?? []).map(Number);
  expect(short.length).toBe((met ?? 0) - (often ?? 0));
  expect(never?.length).toBe(pack.levelWords.length - (met ?? 0));
  // A course without a list has no such part.
  expect(reportOf({ ...pack, levelWords: [] }, built)).not.toContain('Words of the level');
});

test('COURSE-17 COURSE-22 the report has the new words that each test asks for, and the questions that ask for old ones', () => {
  const part =
    reportOf(pack, built)
      .split(/^## /m)
      .find(one => one.startsWith('Words of the tests\n')) ?? '';
  const [, asked, all] = /a test asks for\*\*: (\d+) of (\d+)$/m.exec(part) ?? [];
  const lessons = pack.lessons.filter(({ lesson }) => !lesson.review);
  expect(Number(all)).toBe(lessons.flatMap(({ lesson }) => lesson.words).length);
  const rows = [...part.matchAll(/^\| (\d+) \| (\d+) \| (\d+) \| (.*) \| (.*) \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(
    lessons.map(({ lesson }) => lesson.number),
  );
  expect(rows.reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(Number(asked));
  for (const [, , taught, count, left = ''] of rows)
    expect(left.split(', ').filter(Boolean)).toHaveLength(Number(taught) - Number(count));
  const old = rows.flatMap(([, , , , , words = '']) => words.split('; ').filter(Boolean));
  expect(part).toContain(
    `word of an earlier lesson**: ${old.length} of ${(lessons.length - 1) * 10}\n`,
  );
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
