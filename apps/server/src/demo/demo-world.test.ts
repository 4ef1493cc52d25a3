import { randomBytes } from 'node:crypto';
import {
  type Achievements,
  type Conversation,
  type CurrentLesson,
  type FriendItem,
  type InboxItem,
  type LessonArchive,
  type Licence,
  type Notification,
  type Score,
  type Streak,
  type Summary,
  timeOnTask,
  type UserStatus,
  type Wall,
} from '@digipals/contract';
import { createScreener } from '@digipals/screening';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAudit } from '../domains/audit/index.ts';
import { createChild, givePictures } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { sampleCourse } from '../testing/sample-content.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { closeDemoAccounts, DEMO_PICTURES, seedDemoWorld } from './demo-world.ts';
import { findDemoChildren } from './find-demo-children.ts';

// Seeding takes a while on a busy machine.
const TIMEOUT_MS = 60_000;

let server: TestApp;
const screener = createScreener();

beforeAll(async () => {
  server = await createTestApp({ content: sampleCourse(), helpers: { screener } });
  const deps = { ...server.deps, random: randomBytes };
  // Servers that start at the same time create it once.
  expect(await Promise.all([1, 2, 3].map(() => seedDemoWorld(deps)))).toEqual([true, true, true]);
}, TIMEOUT_MS);

afterAll(async () => {
  await server.close();
  await screener.close();
}, TIMEOUT_MS);

const rowsOf = async (query: string): Promise<Record<string, unknown>[]> =>
  (await server.deps.database.pool.query(query)).rows;

const count = async (from: string) => (await rowsOf(`SELECT count(*) AS n FROM ${from}`))[0]?.['n'];

/** Signs in a child of the class DEMO. @returns functions that read as that child */
async function signIn(username: string) {
  const body = { classCode: 'DEMO', username, pictures: DEMO_PICTURES };
  const { ticket } = (await server.call('POST', 'sign-in', { body })).json<{ ticket: string }>();
  const current = await server.call('GET', 'users/current', { token: ticket });
  const user = current.json<{ userId: string; userAccessToken: string; country: string }>();
  const get = async <T>(path: string): Promise<T> => {
    const answer = await server.call('GET', path, { token: user.userAccessToken });
    expect(answer.status, path).toBe(200);
    return answer.json<T>();
  };
  return { ...user, get, own: <T>(name: string) => get<T>(`users/${user.userId}/${name}`) };
}

test('concurrent servers create the demo world once', async () => {
  expect((await findDemoChildren(server.deps.database.db)).length).toBe(120);
  expect(await count('users')).toBe(120);
  expect(await count('(SELECT DISTINCT country FROM users) AS countries')).toBe(30);
  expect(await count('picture_passwords')).toBe(13);
  expect(await count("users JOIN classes USING (class_id) WHERE class_code = 'DEMO'")).toBe(13);
  expect(await count("licences WHERE sku = 'LBMFULL'")).toBe(118);
});

test.each([
  ['mia', 'gb', 'gb', true],
  ['leyla', 'az', 'az', true],
  ['noah', 'us', 'us', false],
  ['amara', 'ke', 'gb', true],
])(
  '%s of the class DEMO signs in with the demo pictures',
  async (username, country, help, premium) => {
    const child = await signIn(username);
    expect(child.country).toBe(country);
    expect(await child.own('languages')).toMatchObject({ supportLanguage: help });
    const licences = await child.get<Licence[]>(`licences/${child.userId}`);
    expect(licences.some(({ sku }) => sku === 'LBMFULL')).toBe(premium);
    expect(await child.own('profile')).toHaveProperty('avatarImage');
  },
);

test('one child has the playground as its course', async () => {
  expect(await rowsOf("SELECT username FROM users WHERE course = 'playground'")).toEqual([
    { username: 'Lucas' },
  ]);
});

test('Ruby has finished lessons, an abandoned test and a started lesson', async () => {
  const ruby = await signIn('Ruby');
  const behind = await ruby.own<LessonArchive>('lessonArchive');
  expect(behind.map(({ activities }) => activities.at(-1)?.locked)).toEqual([false, true]);
  const lesson = await ruby.own<CurrentLesson>('currentLesson');
  expect(lesson.lessonId).toBe('lesson-3');
  const scores = lesson.activities.map(({ userScore }) => userScore);
  expect(scores.slice(0, 4)).toEqual([4, 3, 1, null]);
});

describe('the demo world follows the rules of the app', () => {
  const none = async (query: string) => expect(await rowsOf(query)).toEqual([]);

  test('the two rows of a friendship agree', () =>
    none(`SELECT * FROM friendships AS mine WHERE NOT EXISTS (
      SELECT FROM friendships AS theirs WHERE theirs.user_id = mine.friend_id
        AND theirs.friend_id = mine.user_id AND theirs.status = mine.status
        AND theirs.requestor_id = mine.requestor_id)`));

  test('SAFE-08 SAFE-13 friendships, requests and likes are between children that may meet', () =>
    none(`SELECT * FROM (
        SELECT user_id, friend_id AS other_id FROM friendships
        UNION SELECT user_id, liker_id FROM likes
      ) AS ties
      JOIN users AS one USING (user_id) JOIN users AS other ON other.user_id = other_id
      WHERE NOT (one.contact_allowed AND other.contact_allowed)
        OR abs(one.age_band - other.age_band) > 1`));

  test('SAFE-09 no friendship or request is left between a blocking and a blocked child', async () => {
    expect(await count('blocks')).toBe(1);
    await none(`SELECT * FROM blocks JOIN friendships AS f ON (f.user_id, f.friend_id)
      IN ((blocks.user_id, blocked_id), (blocked_id, blocks.user_id))`);
  });

  test('SAFE-13 every child that may be contacted has the consent of a grown-up', () =>
    none(`SELECT * FROM users LEFT JOIN consents
        ON consents.user_id = users.user_id AND purpose = 'contact'
      WHERE contact_allowed <> coalesce(given, false)`));

  test('the streak days are the days with at least 20 Lingos in the ledger', () =>
    none(`SELECT * FROM (
        SELECT user_id, (at AT TIME ZONE 'UTC')::date AS day FROM lingo_entries GROUP BY 1, 2 HAVING sum(amount) >= 20
      ) AS earned
      FULL JOIN streak_days AS won USING (user_id, day)
      JOIN users USING (user_id)
      WHERE (won.user_id IS NULL OR earned.user_id IS NULL) AND username <> 'Ruby'`));

  test('a balance is the sum of the ledger, and every payment belongs to answers', async () => {
    await none(`SELECT user_id FROM lingo_entries GROUP BY user_id
      HAVING sum(amount) <> (array_agg(balance ORDER BY seq DESC))[1]`);
    await none(`SELECT * FROM lingo_entries WHERE kind = 'activity' AND NOT EXISTS (
      SELECT FROM question_results AS r WHERE r.user_id = lingo_entries.user_id
        AND r.activity_id = split_part(ref, '/', 1) AND credited)`);
    await none(`SELECT * FROM question_results AS r WHERE NOT EXISTS (
      SELECT FROM attempts AS a WHERE a.user_id = r.user_id AND a.question_id = r.question_id)`);
  });

  test('NOTIF-04 no child has more than thirty notifications', () =>
    none('SELECT user_id FROM notifications GROUP BY 1 HAVING count(*) > 30'));

  test('SAFE-01 every readable text has a settled decision to deliver', () =>
    none(`SELECT submission_id FROM (
        SELECT submission_id FROM messages UNION SELECT submission_id FROM posts
        UNION SELECT submission_id FROM statuses
      ) AS shown
      WHERE NOT EXISTS (SELECT FROM decisions AS d WHERE d.submission_id = shown.submission_id
        AND d.outcome = 'deliver' AND d.settled_at IS NOT NULL AND d.seen_body = (
          SELECT body FROM submission_versions AS v
          WHERE v.submission_id = d.submission_id AND v.rev = d.rev))`));

  test('SAFE-08 messages were delivered only to friends', () =>
    none(`SELECT * FROM messages AS m WHERE NOT EXISTS (SELECT FROM friendships AS f
      WHERE f.user_id = m.receiver_id AND f.friend_id = m.sender_id
        AND f.status = 'accepted' AND f.at < m.delivered_at)`));

  test('NOTSHOWN-58 trophies for friends match the number of friends', () =>
    none(`SELECT users.user_id FROM users
      LEFT JOIN friendships ON friendships.user_id = users.user_id AND status = 'accepted'
      GROUP BY users.user_id
      HAVING (count(friend_id) >= 1) <> EXISTS (SELECT FROM trophies_won AS t
        WHERE t.user_id = users.user_id AND kind = 'friends' AND level = 'bronze')`));
});

test('the minutes of a demo family are days on which its children did something, and no fewer than their answers took', async () => {
  const days = await rowsOf(`
    SELECT username, minutes, answers, coalesce(answered_ms, 0) AS ms, texts, friends
    FROM child_minutes AS known JOIN users USING (user_id)
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS answers, sum(least(time_ms, ${timeOnTask.mostMs})) AS answered_ms
      FROM attempts
      WHERE user_id = known.user_id AND (at AT TIME ZONE 'Europe/London')::date = known.day
    ) AS a ON true
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS texts FROM submissions
      WHERE author_id = known.user_id AND (submitted_at AT TIME ZONE 'Europe/London')::date = known.day
    ) AS t ON true
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS friends FROM friendships
      WHERE user_id = known.user_id AND status = 'accepted'
        AND (at AT TIME ZONE 'Europe/London')::date = known.day
    ) AS f ON true
    WHERE username IN ('Mia', 'Ruby')
  `);
  const of = (name: string) => days.filter(({ username }) => username === name);
  expect(of('Mia').some(({ texts }) => Number(texts) > 0)).toBe(true);
  expect(of('Ruby').some(({ answers }) => Number(answers) > 0)).toBe(true);
  for (const { minutes, answers, ms, texts, friends } of days) {
    expect(Number(answers) + Number(texts) + Number(friends)).toBeGreaterThan(0);
    expect(Number(minutes) * 60_000).toBeGreaterThanOrEqual(Number(ms));
  }
});

describe('what Mia sees', () => {
  test('friends in six countries and requests in both directions', async () => {
    const mia = await signIn('Mia');
    const items = await mia.own<FriendItem[]>('friends');
    const friends = items.filter(({ request }) => request.status === 'accepted');
    expect(friends).toHaveLength(9);
    expect(new Set(friends.map(({ friend }) => friend.country)).size).toBe(6);
    const pending = items.filter(({ request }) => request.status === 'pending');
    expect(pending.map(({ request }) => request.requestorId === mia.userId).sort()).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('a streak, trophies, likes and notifications of every kind', async () => {
    const mia = await signIn('Mia');
    expect(await mia.get<Streak>(`streaks/${mia.userId}`)).toMatchObject({ streak: 6 });
    const { trophies } = await mia.own<Achievements>('achievements');
    expect(trophies.map(({ kind, level }) => [kind, level])).toEqual([
      ['messages', 'bronze'],
      ['friends', 'bronze'],
      ['countries', 'bronze'],
      ['streak', 'bronze'],
    ]);
    const status = await mia.own<UserStatus>('status');
    expect(status).toMatchObject({ domino: true, friendCount: 9, likeCount: 5 });
    const notifications = await mia.own<Notification[]>('notifications');
    expect(new Set(notifications.map(({ type }) => type))).toEqual(
      new Set([
        ...['lingo', 'frequest', 'faccept', 'like-profile', 'studybuddy'],
        ...['domino-add', 'domino-rem', 'post'],
      ]),
    );
    expect(notifications.filter(({ isNew }) => isNew)).toHaveLength(2);
    expect(notifications.map(({ at }) => at)).toEqual(
      notifications
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
  });

  test('MSG-04 SAFE-05 five conversations: one with a new message, one in review, one with a returned message', async () => {
    const mia = await signIn('Mia');
    const inbox = await mia.own<InboxItem[]>('conversations');
    expect(
      inbox.map(({ friend, unread, submission }) => [friend.username, unread, submission?.state]),
    ).toEqual([
      ['Ruby', 0, 'reading'],
      ['Ali', 1, undefined],
      ['Wei', 0, 'returned'],
      ['Elif', 0, undefined],
      ['Arjun', 0, undefined],
    ]);
    const [, , wei, , arjun] = inbox;
    expect(wei?.submission).toMatchObject({ reason: 'personal' });
    expect(wei?.submission?.marks.length).toBeGreaterThan(0);
    const { messages } = await mia.get<Conversation>(`conversations/${arjun?.conversationId}`);
    expect(messages.map(({ isMine, original }) => [isMine, original !== null])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('PROFILE-03 PROFILE-25 NOTSHOWN-28 a wall with posts of friends and likes, and a status', async () => {
    const mia = await signIn('Mia');
    const wall = await mia.get<Wall>(`messages/statuses/${mia.userId}`);
    expect(wall.posts.map(({ author }) => author.username)).toEqual([
      'Haruto',
      'Ruby',
      'Mia',
      'Priya',
    ]);
    expect(wall.posts.map(({ likeCount, isLiked }) => [likeCount, isLiked])).toEqual([
      [0, false],
      [1, true],
      [3, false],
      [1, true],
    ]);
    expect(wall.status?.text).toContain('dinosaurs');
  });

  test('friends with scores', async () => {
    const mia = await signIn('Mia');
    const items = await mia.own<FriendItem[]>('friends');
    const scores = await Promise.all(
      items
        .filter(({ request }) => request.status === 'accepted')
        .map(({ friend }) => mia.get<Score[]>(`users/${friend.userId}/scores`)),
    );
    expect(scores.some(list => list.length > 4)).toBe(true);
  });

  test('FRIEND-03 some children are online when the server starts and offline after two minutes', async () => {
    const mia = await signIn('Mia');
    const suggested = () => mia.get<Summary[]>('recommendations/friends?type=online');
    expect((await suggested()).length).toBeGreaterThanOrEqual(6);
    server.clock.advance(121_000);
    expect(await suggested()).toEqual([]);
    await seedDemoWorld({ ...server.deps, random: randomBytes });
    expect((await suggested()).length).toBeGreaterThanOrEqual(6);
    expect(await count('users')).toBe(120);
  });
});

describe('what the desk shows', () => {
  test('SAFE-04 waiting texts of nearly every signal group, held and escalated ones, and cases', async () => {
    const rows = await rowsOf(
      "SELECT main_group, count(*) AS n FROM submissions WHERE state = 'waiting' GROUP BY 1",
    );
    const waiting = new Map(rows.map(row => [row['main_group'], Number(row['n'])]));
    const total = [...waiting.values()].reduce((sum, n) => sum + n, 0);
    expect(total).toBeGreaterThanOrEqual(40);
    expect([...waiting.keys()]).toEqual(
      expect.arrayContaining([
        ...[
          'personal',
          'unkind',
          'swearing',
          'meeting',
          'distress',
          'notEnglish',
          'link',
          'report',
        ],
      ]),
    );
    expect(await count("submissions WHERE state = 'held'")).toBe(2);
    expect(await count("submissions WHERE state = 'escalated'")).toBe(3);
    expect(await count('decisions WHERE settled_at IS NULL')).toBe(0);
    expect(await count('cases')).toBe(5);
    expect(await count('reports')).toBe(1);
  });

  test('SAFE-07 the audit log of the demo world is intact', async () => {
    expect(await checkAudit(server.deps.database.db)).toMatchObject({
      firstWrong: null,
      changed: [],
    });
  });
});

test('Noah has no friends and no new notification', async () => {
  const noah = await signIn('Noah');
  expect(await noah.own('friends')).toEqual([]);
  expect(await noah.own('status')).toMatchObject({ domino: false, friendCount: 0, likeCount: 0 });
  const notifications = await noah.own<Notification[]>('notifications');
  expect(notifications.map(({ action, isNew }) => [action, isNew])).toEqual([
    ['firstLogin', false],
  ]);
  expect((await noah.get<Summary[]>('recommendations/friends?type=faf')).length).toBeGreaterThan(5);
});

test('NOTIF-02 NOTIF-08 Zara, who has never signed in, has a new notification about her first login', async () => {
  const notifications = await (await signIn('Zara')).own<Notification[]>('notifications');
  expect(notifications.map(({ action, isNew }) => [action, isNew])).toEqual([['firstLogin', true]]);
});

describe('SERVER-03 a server without the demo world', () => {
  const close = () =>
    server.deps.database.db
      .transaction()
      .execute(inside => closeDemoAccounts(inside, new Date(server.clock())));
  const tryToSignIn = async (username: string) => {
    const body = { classCode: 'DEMO', username, pictures: DEMO_PICTURES };
    return (await server.call('POST', 'sign-in', { body })).status;
  };

  test('SERVER-03 ends the sessions of demo children on every server and refuses their sign-in', async () => {
    const real = await createChild(server, { username: 'Realia' });
    await server.deps.database.pool.query(
      `UPDATE users SET class_id = (SELECT class_id FROM classes WHERE class_code = 'DEMO')
       WHERE user_id = $1`,
      [real.userId],
    );
    await givePictures(server, real.userId);
    const mia = await signIn('Mia');
    const other = await createTestApp({ database: server.deps.database as TestDatabase });
    const statusOf = async (on: TestApp, token: string) =>
      (await on.call('GET', 'users/current', { token })).status;
    // Both servers have cached the sessions.
    for (const on of [server, other]) {
      expect(await statusOf(on, mia.userAccessToken)).toBe(200);
      expect(await statusOf(on, real.token)).toBe(200);
    }
    const body = { classCode: 'DEMO', username: 'Mia', pictures: DEMO_PICTURES };
    const unused = (await server.call('POST', 'sign-in', { body })).json<{ ticket: string }>();
    await close();
    for (const on of [server, other]) {
      await expect.poll(() => statusOf(on, mia.userAccessToken)).toBe(401);
      expect(await statusOf(on, real.token)).toBe(200);
    }
    expect(await statusOf(server, unused.ticket)).toBe(401);
    for (const name of ['Mia', 'Ali', 'Zara']) expect(await tryToSignIn(name)).toBe(401);
    expect(await tryToSignIn('Realia')).toBe(200);
    expect(await count("staff WHERE is_active AND email LIKE '%@demo.digipals.example'")).toBe(0);
    await other.close();
  });

  test('SERVER-03 a start with the demo world opens the accounts again', async () => {
    await close();
    expect(await tryToSignIn('Ruby')).toBe(401);
    expect(await seedDemoWorld({ ...server.deps, random: randomBytes })).toBe(true);
    expect(await tryToSignIn('Ruby')).toBe(200);
    expect(await count("staff WHERE is_active AND email LIKE '%@demo.digipals.example'")).toBe(7);
  });
});

test('a database with a real class gets no demo world', async () => {
  const other = await createTestApp();
  const { pool } = other.deps.database;
  await pool.query("INSERT INTO classes VALUES ('x', 'REAL', 'Real')");
  expect(await seedDemoWorld(other.deps)).toBe(false);
  expect((await pool.query('SELECT 1 FROM users')).rows).toEqual([]);
  await other.close();
});
