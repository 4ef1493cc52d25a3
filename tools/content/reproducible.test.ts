import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPack } from './build.ts';
import { buildReview } from './dictionary/review.ts';
import { gatherProblems } from './problems.ts';
import { buildWords, readPlayground, readStarter, readWords } from './testing/starter.ts';
import { writePacks } from './write-packs.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
const byCommand = join(folder, 'command');
const here = join(folder, 'here');
let said: string;

beforeAll(() => {
  const main = join(import.meta.dirname, 'main.ts');
  said = execFileSync(process.execPath, [main, 'build', '--out', byCommand], { encoding: 'utf8' });
  const sources = [readStarter(), readPlayground()];
  const packs = sources.map(pack => buildPack(pack, gatherProblems()));
  const review = buildReview(sources, packs, readWords().rows, gatherProblems());
  // In another order, which must not change the output.
  writePacks(packs, buildWords(), review, here);
});

afterAll(() => rmSync(folder, { recursive: true }));

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

/** Files of a build with their hashes; those of media are in their names. */
const filesOf = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .sort()
      .map(name => [name, join(root, name)] as const)
      .filter(([, file]) => statSync(file).isFile())
      .map(([name, file]) => [
        name,
        name.startsWith('media/') ? `${statSync(file).size} bytes` : hashOf(file),
      ]),
  );

test('two clean builds are equal, byte by byte', () => {
  const files = filesOf(byCommand);
  expect(files.size).toBeGreaterThan(1000);
  expect(filesOf(here)).toEqual(files);
});

test('a medium is named by its bytes, and every medium that an activity names exists', () => {
  const media = readdirSync(join(byCommand, 'media'));
  const misnamed = media.filter(
    name => !name.includes(`.${hashOf(join(byCommand, 'media', name)).slice(0, 8)}.`),
  );
  expect(misnamed).toEqual([]);
  const activities = join(byCommand, 'activities');
  const there = new Set(media);
  const missing = readdirSync(activities, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .flatMap(name => [
      ...readFileSync(join(activities, name), 'utf8').matchAll(/\/media\/([\w.-]+)/g),
    ])
    .filter(([, name = '']) => !there.has(name));
  expect(missing.map(([address]) => address)).toEqual([]);
});

test('the command reports what it wrote, and lists all lessons of all packs', () => {
  const files = readdirSync(join(byCommand, 'activities'), { recursive: true, encoding: 'utf8' });
  const written = files.filter(name => name.endsWith('.json')).length;
  expect(said).toContain(`content: ${written} files of activities, `);
  const index = JSON.parse(readFileSync(join(byCommand, 'index.json'), 'utf8')) as {
    formatVersion: number;
    lessons: { pack: string; lessonId: string; activities: { activityId: string }[] }[];
  };
  expect(index.formatVersion).toBe(1);
  expect(index.lessons.map(({ pack, lessonId }) => [pack, lessonId])).toEqual([
    ['playground', 'playground'],
    ...readStarter().lessons.map(({ lesson }) => ['starter', lesson.id]),
  ]);
  const first = index.lessons.find(({ lessonId }) => lessonId === 'starter-01');
  expect(first?.activities.map(({ activityId }) => activityId)).toEqual(
    readStarter().lessons[0]?.lesson.activities.map(name => `starter-01-${name}`),
  );
});
