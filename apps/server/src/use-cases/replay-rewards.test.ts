import type { HistoryEntry, Streak } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../deps.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, createTestClock, type TestApp } from '../testing/create-test-app.ts';
import { questionsOf, right, sampleCourse, wrong } from '../testing/sample-content.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let child: TestChild;
let runs = 0;

beforeAll(async () => {
  server = await createTestApp({
    clock: createTestClock(),
    content: sampleCourse(),
    config: { ...defaultConfig, checkAnswers: true, limits: noLimits },
  });
});

beforeEach(async () => {
  child = await createChild(server);
});

afterAll(() => server.close());

const newRun = () => {
  runs += 1;
  return `run-${runs}`;
};

/** Sends the answers of a run and returns the Lingos they pay. */
async function send(run: string, entries: readonly HistoryEntry[], offset = '0') {
  const answer = await server.call('POST', `users/${child.userId}/solution`, {
    token: child.token,
    body: entries.map(entry => ({ ...entry, run })),
    headers: { 'x-timezone-offset': offset },
  });
  return answer.json<{ lingoCredit: number }>().lingoCredit;
}

const play = (activityId: string, offset?: string) =>
  send(newRun(), questionsOf(activityId).map(right), offset);

const one = 'lesson-1-1';
const [a1 = '', a2 = '', a3 = '', a4 = ''] = questionsOf(one);

test('PAY-11 playing a paid activity again pays a fifth of its Lingos, once a day', async () => {
  expect(await play(one)).toBe(5);
  expect([await play(one), await play(one)]).toEqual([1, 0]);
  server.clock.advance(DAY_MS);
  expect([await play(one), await play(one)]).toEqual([1, 0]);
});

test('PAY-11 a replay pays when half of the run is right, and a run pays once', async () => {
  await play(one);
  const run = newRun();
  expect(await send(run, [right(a1), wrong(a2)])).toBe(0);
  expect(await send(run, [right(a3)])).toBe(1);
  server.clock.advance(DAY_MS);
  expect(await send(run, [right(a4)])).toBe(0);
  const skips = [a1, a2, a3, a4].map(questionId => ({ questionId, valid: 1 as const }));
  expect(await send(newRun(), skips)).toBe(0);
});

test('PAY-11 what is not paid yet is paid in full, without a replay', async () => {
  expect(await send(newRun(), [a1, a2, a3].map(right))).toBe(3);
  const again = newRun();
  expect(await send(again, [a1, a2, a3].map(right))).toBe(0);
  expect(await send(again, [right(a4)])).toBe(2);
  expect(await play(one)).toBe(1);
});

test('PAY-11 answers without a run, and answers sent twice, are no replay', async () => {
  const entries = questionsOf(one).map(right);
  const run = newRun();
  expect([await send(run, entries), await send(run, entries)]).toEqual([5, 0]);
  const plain = await server.call('POST', `users/${child.userId}/solution`, {
    token: child.token,
    body: entries,
  });
  expect(plain.json()).toEqual({ lingoCredit: 0 });
});

test('PAY-11 a child that has played everything can still win the day', async () => {
  const lessons = [1, 2, 3].map(number =>
    [1, 2, 3, 4, 5, 6, 7, 8].map(place => `lesson-${number}-${place}`),
  );
  for (const [index, activities] of lessons.entries()) {
    for (const activity of activities) expect(await play(activity)).toBeGreaterThan(0);
    const body = { lessonId: `lesson-${index + 2}` };
    await server.call('POST', `users/${child.userId}/currentLesson`, { token: child.token, body });
  }
  server.clock.advance(DAY_MS);
  for (const activity of lessons.flat()) await play(activity);
  const streak = await server.call('GET', `streaks/${child.userId}`, {
    token: child.token,
    headers: { 'x-timezone-offset': '0' },
  });
  // Twenty-one activities pay one Lingo each, three tests two.
  expect(streak.json<Streak>()).toMatchObject({ streak: 2, today: { lingos: 27, won: true } });
});
