import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Activity } from '@digipals/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { head } from '../testing/starter.ts';
import { tryActivity, tryLesson } from '../testing/try-pack.ts';
import { describeOutcome } from './command.ts';
import { openLiveBuild } from './live-build.ts';

const repository = resolve(import.meta.dirname, '..', '..', '..', 'content');
const top = mkdtempSync(join(tmpdir(), 'live-build-'));
const [content, out] = [join(top, 'content'), join(top, 'out')];
afterAll(() => rmSync(top, { recursive: true }));

const lessonFile = 'packs/try/lessons/01-try/lesson.json';
const [one, two] = ['packs/try/lessons/01-try/one.txt', 'packs/try/lessons/01-try/two.txt'];
const lesson = tryLesson('one', 'two');
const pack = `{
  "id": "try",
  "formatVersion": 1,
  "names": [],
  "interjections": [],
  "pronunciations": {}
}`;
const activity = (label: string): string => tryActivity(`textLabel: ${label}`);

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(content, name)), { recursive: true });
  writeFileSync(join(content, name), text);
};

beforeEach(() => {
  for (const folder of [content, out]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(content, 'packs/try'), { recursive: true });
  for (const name of ['media', 'instructions.json'])
    symlinkSync(join(repository, 'packs/starter', name), join(content, 'packs/try', name));
  symlinkSync(join(repository, 'dictionary'), join(content, 'dictionary'));
  write('packs/try/pack.json', pack);
  write(lessonFile, lesson);
  write(one, activity('a cat'));
  write(two, activity('my cat'));
});

const open = () => {
  const live = openLiveBuild(content, out);
  const first = live.buildAll();
  /** Saves a file, and has what changed built. */
  const save = (name: string, text: string) => {
    write(name, text);
    return live.change([name]);
  };
  return { first, save };
};

const read = <T>(name: string): T => JSON.parse(readFileSync(join(out, name), 'utf8')) as T;
/** The questions that a preview can open. */
const listed = (): string[] =>
  read<{ lessons: { activities: { questionIds: string[] }[] }[] }>('index.json').lessons.flatMap(
    ({ activities }) => activities.flatMap(({ questionIds }) => questionIds),
  );
const labelOf = (id: string, language = 'gb-gb'): string | undefined =>
  read<Activity>(`activities/${id}/${language}.json`).data[0]?.components[0]?.data[0]?.value;

test('COURSE-28 everything is built at first, and named for open previews', () => {
  const { first } = open();
  expect(first.activities).toEqual(['try-01-one', 'try-01-two']);
  expect(read('changed.json')).toEqual({ activities: ['try-01-one', 'try-01-two'] });
  expect([labelOf('try-01-one'), labelOf('try-01-two', 'us-tr')]).toEqual(['a cat', 'my cat']);
});

test('COURSE-28 a change of an activity builds that activity alone, in every language', () => {
  const { save } = open();
  rmSync(join(out, 'activities/try-01-two'), { recursive: true });
  const outcome = save(one, activity('two cats').replace('[cat]', '[cats]'));
  expect(outcome.activities).toEqual(['try-01-one']);
  expect([labelOf('try-01-one'), labelOf('try-01-one', 'us-tr')]).toEqual(['two cats', 'two cats']);
  expect(() => labelOf('try-01-two')).toThrow('ENOENT');
  expect(read('changed.json')).toEqual({ activities: ['try-01-one'] });
  expect(listed()).toEqual(['try-01-one-cats', 'try-01-two-cat']);
});

test('COURSE-28 an error is shown with its line, and the last good state stays', () => {
  const { save } = open();
  const outcome = save(one, activity('two cats').replace('*cat', 'cat'));
  expect(outcome.activities).toEqual([]);
  expect(describeOutcome(outcome, 5)).toEqual([
    'error  lessons/01-try/one.txt:8  has no answer: mark it with *, or add a confirmButton',
    'what has errors keeps its last good state',
  ]);
  expect(labelOf('try-01-one')).toBe('a cat');
  // Also when everything is built because of another change.
  expect(save(lessonFile, lesson.replace('"Try"', '"Again"')).activities).toEqual(['try-01-two']);
  expect(labelOf('try-01-one')).toBe('a cat');
  expect(listed()).toEqual(['try-01-one-cat', 'try-01-two-cat']);
  expect(save(one, activity('three cats')).activities).toEqual(['try-01-one']);
  expect(labelOf('try-01-one')).toBe('three cats');
});

test('COURSE-28 a question that every answer wins is an error, too', () => {
  const { save } = open();
  const only = 'do: Listen. Tap.\nimageButtons: *cat | *dog\nyes: a cat\noops: look\n';
  const { problems } = save(one, `${head}\n[cat]\n${only}`);
  expect(problems.map(({ reason }) => reason)).toContain('try-01-one-cat: every answer is right');
  expect(labelOf('try-01-one')).toBe('a cat');
});

test('COURSE-28 an activity with an error at the beginning is shown as soon as it has none', () => {
  write(one, activity('a cat').replace('*cat', 'cat'));
  const { first, save } = open();
  expect(first.activities).toEqual(['try-01-two']);
  expect(listed()).toEqual(['try-01-two-cat']);
  expect(save(one, activity('a cat')).activities).toEqual(['try-01-one']);
  expect(listed()).toEqual(['try-01-two-cat', 'try-01-one-cat']);
});

test('COURSE-28 a lesson.json that cannot be read stops nothing, not even in a draft', () => {
  const draft = lesson.replace('"number"', '"draft": true,\n  "number"');
  const { save } = open();
  save(lessonFile, draft);
  const outcome = save(lessonFile, draft.replace(': 1', ': "1"'));
  expect(outcome.activities).toEqual([]);
  expect(describeOutcome(outcome, 5)[0]).toMatch(
    /^error {2}lessons\/01-try\/lesson\.json:4 {2}number: is a text and must be/,
  );
  expect(save(two, activity('a new cat')).activities).toEqual(['try-01-two']);
  expect(labelOf('try-01-two')).toBe('a new cat');
});

test('COURSE-28 a new activity is shown as soon as lesson.json names it', () => {
  const { save } = open();
  write('packs/try/lessons/01-try/three.txt', activity('three'));
  const outcome = save(lessonFile, lesson.replace('"two"', '"two", "three"'));
  expect(outcome.activities).toContain('try-01-three');
  expect(labelOf('try-01-three')).toBe('three');
});

test('COURSE-28 one line says what was built, and what is left', () => {
  const note = { path: 'a.txt:1', reason: 'no picture', level: 'warning' } as const;
  expect(describeOutcome({ activities: ['a'], problems: [note] }, 84)).toEqual([
    'built a in 84 ms; check lists what is left: 1',
  ]);
  const many = { activities: ['a', 'b', 'c', 'd'], problems: [] };
  expect(describeOutcome(many, 900)).toEqual(['built 4 activities in 900 ms']);
});
