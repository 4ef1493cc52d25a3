import type { Streak } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { befriend, createChild, permit, type TestChild } from '../../testing/children.ts';
import { createTestApp, createTestClock, type TestApp } from '../../testing/create-test-app.ts';
import { earnLingos } from '../../testing/earn-lingos.ts';
import { streakCalls } from '../../testing/streak-calls.ts';
import { endPause, pauseStreak } from '../../use-cases/pause-streak.ts';

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

const { get, streakOf, statusOf, told: notifications } = streakCalls(() => ({ server, child }));

const grownUp = (act: (db: Db) => Promise<void>) =>
  server.deps.database.db.transaction().execute(act);

describe('NOTSHOWN-60 the local day follows the offset header', () => {
  test('the same time is another day in another offset', async () => {
    const days = async (offset: string) => (await streakOf({ offset })).week.at(-1)?.day;
    expect(await days('0')).toMatch(/^2026-/);
    const noon = new Date(server.clock());
    noon.setUTCHours(12, 0, 0, 0);
    server.clock.advance(noon.getTime() + DAY_MS - server.clock());
    const today = new Date(server.clock()).toISOString().slice(0, 10);
    const tomorrow = new Date(server.clock() + DAY_MS).toISOString().slice(0, 10);
    expect([await days('0'), await days('-840'), await days('-720')]).toEqual([
      today,
      tomorrow,
      tomorrow,
    ]);
    expect(await days('720')).toBe(today);
  });

  test('falls back to the country without a valid offset', async () => {
    const malee = await createChild(server, { country: 'th' });
    server.clock.advance(DAY_MS - (server.clock() % DAY_MS) + 20 * HOUR_MS);
    const [today, tomorrow] = [0, DAY_MS].map(later =>
      new Date(server.clock() + later).toISOString().slice(0, 10),
    );
    const dayAt = async (offset: string) =>
      (await streakOf({ of: malee, by: malee, offset })).week.at(-1)?.day;
    for (const offset of ['', 'noon', '-841', '721', '1e2', '60.5', '0x10', '99999', '-'])
      expect([offset, await dayAt(offset)]).toEqual([offset, tomorrow]);
    expect(await dayAt('0')).toBe(today);
    const bare = await server.call('GET', `streaks/${malee.userId}`, { token: malee.token });
    expect(bare.json<Streak>().week.at(-1)?.day).toBe(tomorrow);
  });

  test('changing offsets never win a day twice', async () => {
    for (const offset of [720, -840, 0, -840, 720, 300, -540, 720, -840])
      await earnLingos(server, child, 20, offset);
    const { rows } = await server.deps.database.pool.query(
      'SELECT day FROM streak_days WHERE user_id = $1 ORDER BY day',
      [child.userId],
    );
    expect(new Set(rows.map(({ day }) => day)).size).toBe(rows.length);
    expect(rows.length).toBeLessThanOrEqual(2);
    expect((await streakOf()).streak).toBe(rows.length);
  });
});

test('STREAK-07 on the day of a milestone the streak has a message in the help language of the child', async () => {
  const messages: (string | null)[] = [];
  for (let day = 1; day <= 8; day += 1) {
    await earnLingos(server, child, 20);
    messages.push((await streakOf()).message);
    server.clock.advance(DAY_MS);
  }
  const { userId, token } = child;
  expect(messages.map(message => message !== null)).toEqual([
    ...Array.from({ length: 6 }, () => false),
    ...[true, false],
  ]);
  expect(messages[6]).toBe('7 days in a row! Domino is proud of you.');
  const choice = { teachingLanguage: 'gb', supportLanguage: 'es' };
  await server.call('POST', `users/${userId}/languages`, { token, body: choice });
  for (let day = 9; day <= 14; day += 1) {
    await earnLingos(server, child, 20);
    if (day < 14) server.clock.advance(DAY_MS);
  }
  expect(await streakOf()).toMatchObject({
    streak: 14,
    streakType: 'lingo',
    message: '¡14 días seguidos! Domino está orgulloso de ti.',
  });
});

describe('a pause by a grown-up', () => {
  const dayAfter = (days: number) =>
    new Date(server.clock() + days * DAY_MS).toISOString().slice(0, 10);

  test('STREAK-04 paused days neither extend nor break the streak', async () => {
    await earnLingos(server, child, 20);
    const week = { from: dayAfter(1), to: dayAfter(5) };
    await grownUp(db => pauseStreak(db, child.userId, week));
    server.clock.advance(3 * DAY_MS);
    await earnLingos(server, child, 40);
    expect(await streakOf()).toMatchObject({
      streak: 1,
      paused: true,
      today: { lingos: 40, won: false },
    });
    expect((await statusOf()).domino).toBe(true);
    server.clock.advance(3 * DAY_MS);
    await earnLingos(server, child, 20);
    expect(await streakOf()).toMatchObject({ streak: 2, paused: false });
  });

  test('an open-ended pause lasts until it is ended; the next day counts', async () => {
    await earnLingos(server, child, 20);
    await grownUp(db => pauseStreak(db, child.userId, { from: dayAfter(0), to: null }));
    server.clock.advance(6 * DAY_MS);
    expect(await streakOf()).toMatchObject({ streak: 1, paused: true });
    await grownUp(db => endPause(db, child.userId, dayAfter(0)));
    server.clock.advance(DAY_MS);
    expect(await streakOf()).toMatchObject({ streak: 1, paused: false });
    server.clock.advance(DAY_MS);
    expect(await streakOf()).toMatchObject({ streak: 0, paused: false });
    expect(await notifications()).toContainEqual(['domino-rem', 1]);
  });
});

describe('CALL-17 the streak of another child', () => {
  test('a friend sees only the number of days', async () => {
    const friend = await createChild(server);
    await befriend(server, friend, child);
    await earnLingos(server, child, 20);
    expect(await streakOf({ by: friend })).toEqual({
      streak: 1,
      streakType: 'lingo',
      message: null,
      paused: false,
      today: null,
      week: [],
    });
  });
});

describe('CALL-18 STREAK-08 the friendship streak', () => {
  let friend: TestChild;
  const together = async () => (await get({}, `streaks/{id}/${friend.userId}`)).json<Streak>();
  const bothWin = async () => {
    await earnLingos(server, child, 20);
    await earnLingos(server, friend, 20);
  };

  beforeEach(async () => {
    friend = await createChild(server);
    await bothWin();
    server.clock.advance(DAY_MS);
    await befriend(server, friend, child);
  });

  test('counts days that both won since they became friends, up to today or yesterday', async () => {
    expect(await together()).toMatchObject({ streak: 0, streakType: 'friendship', today: null });
    await bothWin();
    expect((await together()).streak).toBe(1);
    server.clock.advance(DAY_MS);
    await earnLingos(server, child, 20);
    expect((await together()).streak).toBe(1);
    await earnLingos(server, friend, 20);
    expect((await together()).streak).toBe(2);
    server.clock.advance(DAY_MS);
    expect((await together()).streak).toBe(2);
    server.clock.advance(DAY_MS);
    expect((await together()).streak).toBe(0);
  });

  test('exists only for friends', async () => {
    const stranger = await createChild(server);
    const codeOf = async (id: string) => (await get({}, `streaks/{id}/${id}`)).json().code;
    expect(await codeOf(stranger.userId)).toBe('forbidden');
    expect(await codeOf(child.userId)).toBe('not_found');
    expect(await codeOf('nobody')).toBe('not_found');
    await permit(server, friend.userId, false);
    expect(await codeOf(friend.userId)).toBe('not_found');
  });
});
