import type { Achievements, Notification, Score, TrophyKind } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, createTestClock, type TestApp } from '../../testing/create-test-app.ts';
import { earnLingos } from '../../testing/earn-lingos.ts';
import { questionsOf, right, sample, wrong } from '../../testing/sample-content.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  const config = { ...defaultConfig, checkAnswers: true, limits: noLimits };
  server = await createTestApp({ clock: createTestClock(), config });
});

beforeEach(async () => {
  child = await createChild(server);
});

afterAll(() => server.close());

const read = async <T>(name: string, of = child, by = of): Promise<T> =>
  (await server.call('GET', `users/${of.userId}/${name}`, { token: by.token })).json<T>();

const trophyOf = async (kind: TrophyKind, of = child, by = of) =>
  (await read<Achievements>('achievements', of, by)).trophies.find(one => one.kind === kind);

const trophyNotifications = async (of = child) =>
  (await read<Notification[]>('notifications', of))
    .filter(({ action }) => action === 'trophy')
    .map(({ content }) => `${content.trophy?.kind} ${content.trophy?.level}`)
    .sort();

const answer = (body: unknown, of = child) =>
  server.call('POST', `users/${of.userId}/solution`, { token: of.token, body });

const createChildren = async (count: number, countries: readonly string[] = ['gb']) => {
  const made: TestChild[] = [];
  for (let index = 0; index < count; index += 1) {
    made.push(await createChild(server, { country: countries[index % countries.length] ?? 'gb' }));
  }
  return made;
};

/** All send the child a request; it accepts them all simultaneously. */
const makeFriendsAtOnce = async (others: readonly TestChild[]) => {
  const bodyOf = ({ userId }: TestChild) => ({ requestorId: userId, requesteeId: child.userId });
  for (const other of others) {
    await server.call('POST', 'friendRequests', { token: other.token, body: bodyOf(other) });
  }
  const answers = await Promise.all(
    others.map(other => {
      const body = { ...bodyOf(other), status: 'accepted' };
      return server.call('PUT', 'friendRequests', { token: child.token, body });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
};

describe('CALL-27 NOTSHOWN-58 PROFILE-23 trophies', () => {
  test('a new child has no trophies and bronze as the next level of each', async () => {
    expect(await read<Achievements>('achievements')).toEqual({
      stars: 0,
      trophies: [
        { kind: 'messages', count: 0, level: null, next: { level: 'bronze', count: 3 } },
        { kind: 'friends', count: 0, level: null, next: { level: 'bronze', count: 1 } },
        { kind: 'countries', count: 0, level: null, next: { level: 'bronze', count: 3 } },
        { kind: 'streak', count: 0, level: null, next: { level: 'bronze', count: 3 } },
      ],
    });
  });

  test('the first friend wins both children bronze and notifies both', async () => {
    const [friend = child] = await createChildren(1);
    await befriend(server, child, friend);
    for (const one of [child, friend]) {
      expect(await trophyOf('friends', one)).toEqual({
        kind: 'friends',
        count: 1,
        level: 'bronze',
        next: { level: 'silver', count: 10 },
      });
      expect(await trophyNotifications(one)).toEqual(['friends bronze']);
    }
  });

  test('twelve simultaneous friends from four countries win and notify each level once', async () => {
    await makeFriendsAtOnce(await createChildren(12, ['fr', 'tr', 'th', 'br']));
    expect(await trophyOf('friends')).toMatchObject({ count: 12, level: 'silver' });
    expect(await trophyOf('countries')).toMatchObject({
      count: 4,
      level: 'bronze',
      next: { level: 'silver', count: 8 },
    });
    expect(await trophyNotifications()).toEqual([
      'countries bronze',
      'friends bronze',
      'friends silver',
    ]);
  });

  test('losing friends keeps the trophy, and it is not won again', async () => {
    const friends = await createChildren(10);
    await makeFriendsAtOnce(friends);
    const [first = child, second = child] = friends;
    for (const { userId } of [first, second]) {
      const path = `users/${child.userId}/friends/${userId}`;
      await server.call('DELETE', path, { token: child.token });
    }
    expect(await trophyOf('friends')).toMatchObject({ count: 8, level: 'silver' });
    await makeFriendsAtOnce([first, second]);
    expect(await trophyOf('friends')).toMatchObject({ count: 10, level: 'silver' });
    expect(await trophyNotifications()).toEqual(['friends bronze', 'friends silver']);
  });

  test('three days in a row win the streak bronze, which outlasts the streak', async () => {
    for (const days of [1, 2, 3]) {
      await Promise.all([1, 2, 3, 4].map(() => earnLingos(server, child, 20)));
      expect(await trophyOf('streak')).toMatchObject({
        count: days,
        level: days === 3 ? 'bronze' : null,
      });
      server.clock.advance(DAY_MS);
    }
    expect(await trophyNotifications()).toEqual(['streak bronze']);
    server.clock.advance(DAY_MS);
    expect(await trophyOf('streak')).toEqual({
      kind: 'streak',
      count: 0,
      level: 'bronze',
      next: { level: 'silver', count: 10 },
    });
  });
});

describe('CALL-28 PROFILE-23 scores and stars', () => {
  const [first, check, later, hymn] = [sample.first, sample.check, sample.later, sample.hymn];

  test('SHOP-10 an activity with only right answers is a star; the best result counts', async () => {
    const [one = '', ...others] = questionsOf(first);
    await answer([wrong(one), ...others.map(right)]);
    expect((await read<Achievements>('achievements')).stars).toBe(0);
    await answer([right(one)]);
    await answer([wrong(one)]);
    expect((await read<Achievements>('achievements')).stars).toBe(1);
  });

  test('lists a score for each played activity in course order', async () => {
    const [one = ''] = questionsOf(later);
    await answer([right(questionsOf(hymn)[0] ?? '')]);
    await answer([wrong(one)]);
    await answer(questionsOf(check).map(right));
    await answer(questionsOf(sample.free).map(right));
    const scores = await read<Score[]>('scores');
    expect(
      scores.map(({ activityId, userScore, totalScore }) => [activityId, userScore, totalScore]),
    ).toEqual([
      [check, 4, 4],
      [later, 0, 4],
      [hymn, 1, 4],
      [sample.free, 4, 4],
    ]);
    expect(scores[0]).toEqual({
      activityId: check,
      title: check,
      thumbnail: `/media/${check}.webp`,
      userScore: 4,
      right: 4,
      totalScore: 4,
    });
  });

  test('PLAYER-72 skipped questions are neither right nor a star, and only the child reads how many it skipped', async () => {
    const [friend = child] = await createChildren(1);
    await befriend(server, friend, child);
    const [one = '', two = '', ...others] = questionsOf(first);
    const skip = (questionId: string) => ({ questionId, valid: 1, skipped: true });
    const inRun = (run: string, ...entries: object[]) => entries.map(entry => ({ ...entry, run }));
    await answer(inRun('skips', right(one), ...[two, ...others].map(skip)));
    const ofFirst = { activityId: first, userScore: 4, totalScore: 4 };
    expect(await read<Score[]>('scores')).toMatchObject([{ ...ofFirst, right: 1, skipped: 3 }]);
    const [seen] = await read<Score[]>('scores', child, friend);
    expect(seen).toMatchObject({ ...ofFirst, userScore: 1, right: 1 });
    expect(seen).not.toHaveProperty('skipped');
    expect((await read<Achievements>('achievements')).stars).toBe(0);
    await answer(inRun('one', right(one), right(two), skip(others[0] ?? '')));
    expect(await read<Score[]>('scores')).toMatchObject([{ ...ofFirst, right: 2, skipped: 1 }]);
    await answer(inRun('all', ...[one, two, ...others].map(right)));
    const [best] = await read<Score[]>('scores');
    expect(best).toMatchObject({ ...ofFirst, right: 4 });
    expect(best).not.toHaveProperty('skipped');
    expect((await read<Achievements>('achievements')).stars).toBe(1);
  });

  test('titles are in the English the child learns', async () => {
    const american = await createChild(server, { teaching: 'us', support: 'us' });
    for (const one of [child, american]) await answer([right(questionsOf(hymn)[0] ?? '')], one);
    const titleOf = async (of: TestChild) => (await read<Score[]>('scores', of))[0]?.title;
    expect([await titleOf(child), await titleOf(american)]).toEqual(['Colours', 'Colors']);
  });
});

test('PROFILE-24 CALL-27 CALL-28 a friend sees the achievements and scores of a child, a stranger does not', async () => {
  const [friend = child, stranger = child] = await createChildren(2);
  await befriend(server, friend, child);
  await answer(questionsOf(sample.first).map(right));
  expect((await read<Achievements>('achievements', child, friend)).stars).toBe(1);
  expect(await trophyOf('friends', child, friend)).toMatchObject({ count: 1 });
  expect(await read<Score[]>('scores', child, friend)).toHaveLength(1);
  expect(await read<Score[]>('scores', friend)).toEqual([]);
  for (const name of ['achievements', 'scores']) {
    expect(await read(name, child, stranger)).toMatchObject({ status: 403, code: 'forbidden' });
  }
});
