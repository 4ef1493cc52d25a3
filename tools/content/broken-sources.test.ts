import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildPack } from './build.ts';
import { readPacks } from './pack.ts';
import { gatherProblems } from './problems.ts';
import { tryActivity, tryLesson } from './testing/try-pack.ts';

const content = resolve(import.meta.dirname, '..', '..', 'content');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const lesson = tryLesson('one');
const pack = `{
  "id": "try",
  "formatVersion": 1,
  "uses": "starter",
  "names": [],
  "interjections": [],
  "pronunciations": {}
}`;
const files: Record<string, string> = {
  'pack.json': pack,
  'instructions.json': '{}',
  'media/speech/speech.json': '{ "gb": {}, "us": {} }',
  'lessons/01-try/lesson.json': lesson,
  'lessons/01-try/one.txt': tryActivity('audio: cat'),
};

/** Reads and, when that is possible, builds the starter and a small pack. An empty text leaves a file out. */
function problemsWith(changes: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'broken-sources-'));
  folders.push(root);
  mkdirSync(join(root, 'packs'));
  symlinkSync(join(content, 'packs/starter'), join(root, 'packs/starter-files'));
  symlinkSync(join(content, 'dictionary'), join(root, 'dictionary'));
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    const file = join(root, 'packs/try', name);
    mkdirSync(dirname(file), { recursive: true });
    if (text !== '') writeFileSync(file, text.replace('"starter"', '"starter-files"'));
  }
  const problems = gatherProblems();
  const packs = readPacks(root, problems);
  if (problems.list().every(({ level }) => level !== 'error'))
    for (const one of packs) buildPack(one, problems);
  return problems
    .list()
    .filter(({ level }) => level === 'error')
    .map(({ path, reason }) => `${path} ${reason}`);
}

test('the sources of these tests are right', () => {
  expect(problemsWith({})).toEqual([]);
});

const lessonFile = 'lessons/01-try/lesson.json';

test.each([
  ['a pack without pack.json', { 'pack.json': '' }, 'pack.json is missing'],
  [
    'a list for “uses”',
    { 'pack.json': pack.replace('"starter"', '["starter"]') },
    'pack.json:4 uses: is a list and must be a text',
  ],
  [
    'a pack that uses itself',
    { 'pack.json': pack.replace('"starter"', '"try"') },
    'pack.json:4 “uses” names try, which uses this pack',
  ],
  [
    'a pack that uses one that is not there',
    { 'pack.json': pack.replace('"starter"', '"summer"') },
    'pack.json:4 there is no pack summer',
  ],
  ['a pack without instructions.json', { 'instructions.json': '' }, 'instructions.json is missing'],
  [
    'a lesson without “forms”',
    { [lessonFile]: lesson.replace('  "forms": [],\n', '') },
    `${lessonFile}:1 forms: is missing; it is a list`,
  ],
  [
    'a text for “words”',
    { [lessonFile]: lesson.replace('["cat"]', '"cat"') },
    `${lessonFile}:6 words: is a text and must be a list`,
  ],
  [
    'a lesson.json that is not JSON',
    { [lessonFile]: lesson.replace('"number": 1,', '"number": ,') },
    `${lessonFile}:3 is not JSON: Unexpected token ','`,
  ],
  [
    'a lesson.json that ends early',
    { [lessonFile]: '{\n  "id": "try-01",\n' },
    `${lessonFile}:3 is not JSON: `,
  ],
  ['a folder without lesson.json', { [lessonFile]: '' }, `${lessonFile} is missing`],
  [
    'a lesson with an activity that has no file',
    { [lessonFile]: lesson.replace('["one"]', '["one", "two"]') },
    `${lessonFile}:10 there is no file two.txt in this folder`,
  ],
  [
    'a speech.json without American texts',
    { 'media/speech/speech.json': '{ "gb": {} }' },
    'media/speech/speech.json:1 us: is missing; it is an object',
  ],
])('TEXT-05 %s ends in its file, its line and a sentence', (_what, changes, expected) => {
  const found = problemsWith(changes as Record<string, string>);
  expect(found).toContainEqual(expect.stringContaining(expected));
});

test('TEXT-05 a pack without speech.json reports each text that has no recording', () => {
  const found = problemsWith({
    'media/speech/speech.json': '',
    'lessons/01-try/one.txt': (files['lessons/01-try/one.txt'] ?? '').replace(
      'yes: a cat',
      'yes: a new cat',
    ),
  });
  expect(found).toContainEqual(
    'lessons/01-try/one.txt:12 no British speech for “a new cat”; npm run content -- speech makes it',
  );
});

test('TEXT-08 a draft lesson.json that does not match its schema fails nothing', () => {
  const wrong = lesson.replace('  "forms": [],\n', '  "draft": true,\n');
  expect(problemsWith({ [lessonFile]: wrong })).toEqual([]);
});
