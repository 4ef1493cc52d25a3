import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Activity } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltActivity } from './build.ts';
import { gatherProblems } from './problems.ts';
import { readSource } from './source.ts';
import { readStarter } from './testing/starter.ts';
import { checkWeights, checkWhole, mediaBytes } from './weights.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-weights-'));
const small = join(folder, 'small.mp3');
const large = join(folder, 'large.mp4');
const MB = 1024 * 1024;

beforeAll(() => {
  writeFileSync(small, 'x');
  writeFileSync(large, '');
  truncateSync(large, 12 * MB);
});

afterAll(() => rmSync(folder, { recursive: true }));

const activity = (...media: string[]): Activity => ({
  id: 'l-a',
  meta: { title: 'A', lingos: 5, wallpaper: media.map(name => `/media/${name}`).join(' ') },
  data: [],
  testInstructions: [],
});

const media = () =>
  new Map([
    ['small.1.mp3', small],
    ['large.1.mp4', large],
  ]);

test('counts each medium that activities name once', () => {
  const activities = [activity('small.1.mp3', 'large.1.mp4'), activity('small.1.mp3')];
  expect(mediaBytes(activities, media())).toBe(12 * MB + 1);
  expect(mediaBytes([activity()], media())).toBe(0);
});

test('reports a lesson of more than 12 MB, with its English', () => {
  const problems = gatherProblems();
  const [lesson] = readStarter().lessons;
  if (!lesson) throw new Error('no lesson');
  const written = {
    ...lesson,
    lesson: { ...lesson.lesson, id: 'l' },
    activities: [readSource('a.txt', '', gatherProblems())],
    place: () => 'lesson.json:1',
  };
  const built = (variety: 'gb' | 'us', ...names: string[]): BuiltActivity => ({
    activity: activity(...names),
    path: '',
    variety,
    language: variety,
  });
  const activities = [built('gb', 'large.1.mp4'), built('us', 'large.1.mp4', 'small.1.mp3')];
  checkWeights({ ...readStarter(), lessons: [written] }, activities, media(), problems);
  expect(problems.list().map(({ path, reason }) => `${path} ${reason}`)).toEqual([
    'lesson.json:1 its media are 13 MB in us, more than 12 MB',
  ]);
});

test('reports an empty medium', () => {
  const problems = gatherProblems();
  const empty = join(folder, 'empty.mp3');
  writeFileSync(empty, '');
  checkWhole(new Map([...media(), ['empty.1.mp3', empty]]), folder, problems);
  expect(problems.list()).toEqual([{ path: 'empty.mp3', reason: 'is empty', level: 'error' }]);
});
