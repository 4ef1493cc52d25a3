import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Activity, activitySchema, checkComponent, type Question } from '@digipals/contract';
import { languageCodes } from '@digipals/contract/constants';
import { seededRandom } from '@digipals/engine';
import { afterAll, expect, test } from 'vitest';
import { buildPack, unusedMedia, writePacks } from './build.ts';
import { checkPlay } from './play.ts';
import { gatherProblems } from './problems.ts';
import { frozenFolder, readPlayground, readStarter } from './testing/starter.ts';

const problems = gatherProblems();
const built = buildPack(readStarter(problems), problems);
const activities = built.activities.map(one => one.activity);
const questions = activities.flatMap(activity => activity.data);
const normal = activities.filter(activity => activity.meta.test === false);
const tests = activities.filter(activity => activity.meta.test === true);
const one = (id: string, language = 'gb-gb'): Activity => {
  const found = built.activities.find(({ path }) => path === `activities/${id}/${language}.json`);
  if (!found) throw new Error(`no activity ${id} in ${language}`);
  return found.activity;
};

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

const filesOf = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
      .map(file => [file.slice(root.length + 1), readFileSync(file).toString('base64')]),
  );

test('the starter pack builds without a problem', () => {
  expect(problems.list()).toEqual([]);
});

test('every picture and recording is used', () => {
  expect(unusedMedia(readStarter(), built)).toEqual([]);
});

test('every activity is won by right answers and not completed by wrong ones, in every language', () => {
  expect(built.activities).toHaveLength(3 * 2 * languageCodes.length);
  for (const { activity, path } of built.activities)
    expect({ path, found: checkPlay(activity, seededRandom(7)) }).toEqual({ path, found: [] });
});

test('lesson 1 has two activities and a test, of eight questions each', () => {
  const british = built.activities.filter(({ path }) => path.endsWith('/gb-gb.json'));
  expect(british.map(({ activity }) => [activity.meta.test, activity.data.length])).toEqual([
    [false, 8],
    [false, 8],
    [true, 8],
  ]);
});

test('PLAYER-02 a question has components, right answers and triggers', () => {
  for (const question of questions) {
    expect(question.components.length).toBeGreaterThan(0);
    expect(question.components.flatMap(checkComponent)).toEqual([]);
    expect(Object.keys(question.triggers).sort()).toEqual(['correct', 'incorrect']);
  }
  const unanswered = questions.filter(question => question.solution.length === 0);
  for (const question of unanswered)
    expect(question.components.map(part => part.type)).toContain('confirmButton');
});

test('PLAYER-03 an activity has id, meta, data and testInstructions', () => {
  for (const activity of activities) {
    expect(Object.keys(activity).sort()).toEqual(['data', 'id', 'meta', 'testInstructions']);
    expect(activitySchema.parse(activity)).toEqual(activity);
  }
});

test('PLAYER-04 meta names title, attempts, shuffle, test, country, lingos and recordDuration', () => {
  expect(one('starter-01-friends').meta).toEqual({
    title: 'Hello, friends!',
    attempts: 3,
    shuffle: false,
    test: false,
    country: 'gb',
    lingos: 5,
    recordDuration: 5,
  });
  expect(one('starter-01-test-1', 'us-us').meta).toMatchObject({
    attempts: 1,
    shuffle: true,
    test: true,
    country: 'us',
    lingos: 10,
  });
});

test('PLAYER-05 each question of a test has its instruction in testInstructions', () => {
  for (const activity of tests) {
    expect(activity.testInstructions.map(task => task.question_id)).toEqual(
      activity.data.map(question => question.id),
    );
    for (const task of activity.testInstructions) {
      expect(task.text).not.toBe('');
      expect(task.audio).toMatch(/^\/media\/.*\.mp3$/);
    }
  }
  for (const activity of normal) expect(activity.testInstructions).toEqual([]);
});

test('PLAYER-08 a question lists its right triggers and has one trigger for a wrong answer', () => {
  for (const { triggers, solution } of normal.flatMap(activity => activity.data)) {
    expect(triggers.correct.map(trigger => trigger.type)).toEqual(['image', 'audio']);
    expect(triggers.incorrect?.type ?? null).toBe(solution.length > 0 ? 'audio' : null);
  }
  for (const question of tests.flatMap(activity => activity.data))
    expect(question.triggers).toEqual({ correct: [], incorrect: null });
});

test('PLAYER-09 a solution item names its question and says whether its choices are mixed', () => {
  for (const question of questions)
    for (const item of question.solution) {
      expect(item.meta.questionId).toBe(question.id);
      expect(item.meta.shuffle).toBe(['imageButtons', 'textButtons'].includes(item.type));
    }
});

test('PLAYER-10 a data item carries id, index, value and label, a solution item its component', () => {
  const question = one('starter-01-test-1').data.find(({ id }) => id.endsWith('-leyla'));
  const gaps = question?.components[1];
  expect(gaps?.data[0]).toEqual({ id: `${gaps?.id}-1`, index: 0, value: "name's" });
  expect(question?.solution.map(item => [item.value, item.label, item.componentId])).toEqual([
    ["name's", '1', gaps?.id],
    ['girl', '2', gaps?.id],
  ]);
  const image = question?.components[0]?.data[0];
  expect(image?.label).toBe('Leyla');
});

test('PLAYER-11 a trigger has type audio or image and data with value and order', () => {
  const triggers = questions.flatMap(({ triggers: { correct, incorrect } }) => [
    ...correct,
    ...(incorrect ? [incorrect] : []),
  ]);
  for (const { type, data } of triggers) {
    expect(data.value).toMatch(type === 'audio' ? /\.mp3$/ : /\.webp$/);
    expect(data.order).toBe(type === 'audio' && data.order === 2 ? 2 : 1);
  }
});

test('AMBIG-26 question ids are unique over all activities', () => {
  const ids = built.activities
    .filter(({ path }) => path.endsWith('/gb-gb.json'))
    .flatMap(({ activity }) => activity.data.map(question => question.id));
  expect(new Set(ids).size).toBe(ids.length);
  const turkish = built.activities
    .filter(({ path }) => path.endsWith('/us-tr.json'))
    .flatMap(({ activity }) => activity.data.map(question => question.id));
  expect(turkish).toEqual(ids);
});

const mediaOf = (question: Question): string[] =>
  [...JSON.stringify(question).matchAll(/\/media\/([\w.-]+)/g)].map(match => match[1] ?? '');

test('the first question of an activity with its sound weighs at most 60 KB', () => {
  for (const activity of activities) {
    // Feedback comes after the answer, so it does not count.
    const candidates = activity.meta.shuffle ? activity.data : activity.data.slice(0, 1);
    for (const question of candidates) {
      const shown = mediaOf({ ...question, triggers: { correct: [], incorrect: null } });
      const bytes = [...new Set(shown)].reduce(
        (sum, name) => sum + statSync(built.media.get(name) ?? '').size,
        0,
      );
      expect({ id: question.id, small: bytes <= 60 * 1024 }).toEqual({
        id: question.id,
        small: true,
      });
    }
  }
});

test('two builds are equal, byte by byte, and hold every medium they name', () => {
  const [first, second] = [folder(), folder()];
  writePacks([built], first);
  writePacks([buildPack(readStarter(), gatherProblems())], second);
  const files = filesOf(first);
  expect(filesOf(second)).toEqual(files);
  for (const name of questions.flatMap(mediaOf)) expect(files.has(`media/${name}`)).toBe(true);
});

test('all packs are built in less than 3 s of work', () => {
  const started = process.cpuUsage();
  const packs = [readStarter(), readPlayground()].map(pack => buildPack(pack, gatherProblems()));
  writePacks(packs, folder());
  const { user, system } = process.cpuUsage(started);
  // The time of the processor, since other work of the machine is not the builder's.
  expect((user + system) / 1_000_000).toBeLessThan(3);
});

test('the command builds and says what it wrote', () => {
  const out = folder();
  const main = join(import.meta.dirname, 'main.ts');
  const text = execFileSync(process.execPath, [main, 'build', '--out', out], { encoding: 'utf8' });
  expect(text).toMatch(/^content: 234 files of activities, \d+ media/);
  const index = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8'));
  expect(index.formatVersion).toBe(1);
  expect(
    index.lessons.map((lesson: { pack: string; lessonId: string }) => [
      lesson.pack,
      lesson.lessonId,
    ]),
  ).toEqual([
    ['playground', 'playground'],
    ['starter', 'starter-01'],
  ]);
  const starter = index.lessons[1].activities;
  expect(starter.map((item: { activityId: string }) => item.activityId)).toEqual([
    'starter-01-friends',
    'starter-01-how-are-you',
    'starter-01-test-1',
  ]);
}, 30_000);

const frozen = readdirSync(frozenFolder, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.json'),
);

test.each(frozen)('frozen sample %s still parses and is still won', name => {
  const sample: unknown = JSON.parse(readFileSync(join(frozenFolder, name), 'utf8'));
  const activity = activitySchema.parse(sample);
  expect(activity.data.flatMap(question => question.components.flatMap(checkComponent))).toEqual(
    [],
  );
  expect(checkPlay(activity, seededRandom(3))).toEqual([]);
});

test('there is a frozen sample of format version 1', () => {
  expect(frozen.filter(name => name.startsWith('v1/')).length).toBeGreaterThanOrEqual(1);
});
