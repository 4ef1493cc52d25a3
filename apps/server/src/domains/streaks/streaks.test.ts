import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestApp, createTestClock, type TestApp } from '../../testing/create-test-app.ts';
import { earnLingos } from '../../testing/earn-lingos.ts';
import { questionsOf, right, sample } from '../../testing/sample-content.ts';
import { streakCalls } from '../../testing/streak-calls.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp({ clock: createTestClock() });
});

beforeEach(async () => {
  child = await createChild(server);
});

afterAll(() => server.close());

const { streakOf, statusOf, told: notifications } = streakCalls(() => ({ server, child }));

test('CALL-17 STREAK-07 STREAK-08 a child without Lingos has no streak and a week of days not won', async () => {
  expect(await streakOf()).toEqual({
    streak: 0,
    streakType: 'lingo',
    message: null,
    paused: false,
    today: { lingos: 0, won: false },
    week: [24, 25, 26, 27, 28, 1, 2].map((day, index) => ({
      day: `2026-0${index < 5 ? 2 : 3}-${String(day).padStart(2, '0')}`,
      won: false,
    })),
  });
});

test('STREAK-01 STREAK-02 STREAK-03 NOTIF-17 twenty Lingos from answers start the streak and bring Domino once', async () => {
  const answer = (questionId: string) =>
    server.call('POST', `users/${child.userId}/solution`, {
      token: child.token,
      body: [right(questionId)],
      headers: { 'x-timezone-offset': '0' },
    });
  const { first, check, later } = sample;
  for (const id of [first, check].flatMap(questionsOf)) await answer(id);
  const body = { lessonId: 'lesson-2' };
  await server.call('POST', `users/${child.userId}/currentLesson`, { token: child.token, body });
  for (const id of questionsOf(later).slice(0, -1)) await answer(id);
  expect(await streakOf()).toMatchObject({ streak: 0, today: { lingos: 18, won: false } });
  expect((await statusOf()).domino).toBe(false);
  await answer(questionsOf(later).at(-1) ?? '');
  expect(await streakOf()).toMatchObject({ streak: 1, today: { lingos: 20, won: true } });
  expect((await streakOf()).week.at(-1)).toEqual({ day: '2026-03-02', won: true });
  expect((await statusOf()).domino).toBe(true);
  expect(await notifications()).toEqual([
    ['domino-add', 1],
    ['lingo', 20],
  ]);
});

test('AMBIG-60 STREAK-01 twenty concurrent awards win one day and bring Domino once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => earnLingos(server, child, 5)));
  expect(await streakOf()).toMatchObject({ streak: 1, today: { lingos: 100, won: true } });
  expect(await notifications()).toEqual([
    ['lingo', 100],
    ['domino-add', 1],
  ]);
  const { rows } = await server.deps.database.pool.query(
    'SELECT day FROM streak_days WHERE user_id = $1',
    [child.userId],
  );
  expect(rows).toEqual([{ day: '2026-03-02' }]);
});

describe('STREAK-04 STREAK-05 NOTIF-17 a lost streak', () => {
  beforeEach(async () => {
    await earnLingos(server, child, 20);
    server.clock.advance(DAY_MS);
    await earnLingos(server, child, 20);
    expect(await streakOf()).toMatchObject({ streak: 2 });
    server.clock.advance(2 * DAY_MS);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the poll', () => notifications()],
    ['the status', () => statusOf()],
    ['the streak itself', () => streakOf()],
    ['earning', () => earnLingos(server, child, 1)],
  ])('is detected by %s and notified once', async (_by, detect) => {
    await detect();
    await Promise.all(
      Array.from({ length: 10 }, () => Promise.all([notifications(), streakOf(), statusOf()])),
    );
    expect(await streakOf()).toMatchObject({ streak: 0 });
    expect((await statusOf()).domino).toBe(false);
    expect((await notifications()).filter(([type]) => type === 'domino-rem')).toEqual([
      ['domino-rem', 2],
    ]);
  });

  test('restarts with twenty Lingos: Domino leaves, then returns', async () => {
    await earnLingos(server, child, 20);
    expect(await streakOf()).toMatchObject({ streak: 1, today: { lingos: 20, won: true } });
    const dominos = (await notifications()).filter(([type]) => String(type).startsWith('domino'));
    expect(dominos).toEqual([
      ['domino-add', 1],
      ['domino-rem', 2],
      ['domino-add', 1],
    ]);
  });

  test('is over for friends before the child itself has seen it', async () => {
    const friend = await createChild(server);
    await befriend(server, friend, child);
    expect((await streakOf({ by: friend })).streak).toBe(0);
    expect((await statusOf({ by: friend })).domino).toBe(false);
    const { rows } = await server.deps.database.pool.query(
      'SELECT days FROM streaks WHERE user_id = $1',
      [child.userId],
    );
    expect(rows).toEqual([{ days: 2 }]);
  });
});

test('a running streak costs the status and the poll no extra query', async () => {
  await earnLingos(server, child, 20);
  await notifications();
  const queries = countQueries(server.deps.database.pool, 'streak_pauses');
  await notifications();
  await statusOf();
  expect(queries()).toBe(0);
});
