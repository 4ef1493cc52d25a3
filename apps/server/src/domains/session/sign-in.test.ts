import type { ClassRoster, Problem } from '@digipals/contract';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { defaultConfig, noLimits } from '../../deps.ts';
import { createChild, givePictures, type TestChild } from '../../testing/children.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { holdQueries } from '../../testing/hold-queries.ts';
import { keepRetention } from '../../use-cases/keep-retention.ts';
import { caps, delays } from './sign-in.policy.ts';

const HOME = '203.0.113.7';
const SCHOOL = '198.51.100.1';

let server: TestApp;
let mia: TestChild;

beforeEach(async () => {
  // Hundreds of real hashes would take minutes.
  const config = { ...defaultConfig, limits: noLimits, pictureCost: 2 };
  server = await createTestApp({ config: { ...config, checkAnswers: true } });
  mia = await createChild(server, { username: 'Mia', classCode: 'ABC' });
  await givePictures(server, mia.userId);
});

afterEach(() => server.close());

type Attempt = {
  username?: string;
  pictures?: string[];
  address?: string;
  classCode?: string;
  cookie?: string;
};

const signIn = ({ address = SCHOOL, cookie, ...changes }: Attempt = {}) =>
  server.call('POST', 'sign-in', {
    address,
    ...(cookie !== undefined && { headers: { cookie } }),
    body: { classCode: 'ABC', username: 'Mia', pictures: ['cat', 'sun', 'ball'], ...changes },
  });

const guess = (attempt: Attempt = {}) => signIn({ pictures: ['cow', 'cow', 'cow'], ...attempt });

const statuses = async (count: number, act: () => ReturnType<typeof signIn>) => {
  const found: number[] = [];
  for (let done = 0; done < count; done += 1) found.push((await act()).status);
  return found;
};

test('the student page shows the avatars of a class; its code is case-insensitive', async () => {
  const { userId } = await createChild(server, { username: 'Ali', classCode: 'ABC' });
  await givePictures(server, userId);
  const answer = await server.call('GET', 'sign-in/abc');
  const roster = answer.json<{ children: { username: string; avatarImage: string }[] }>();
  expect(roster).toMatchObject({ classCode: 'ABC', className: 'Class ABC' });
  expect(roster.children.map(({ username }) => username)).toEqual(['Ali', 'Mia']);
  const [ali] = roster.children;
  expect((await server.call('GET', `${ali?.avatarImage}/head.svg`)).status).toBe(200);
  expect((await server.call('GET', 'sign-in/XYZ')).status).toBe(404);
});

test('SIGNIN-11 the faces are in the order of the names, also of those with letters beyond English', async () => {
  for (const username of ['İpek', 'Zeynep', 'Çınar', 'Deniz']) {
    const { userId } = await createChild(server, { username, classCode: 'ABC' });
    await givePictures(server, userId);
  }
  const { children } = (await server.call('GET', 'sign-in/ABC')).json<ClassRoster>();
  const names = children.map(({ username }) => username);
  expect(names).toEqual(['Çınar', 'Deniz', 'İpek', 'Mia', 'Zeynep']);
});

test.each([
  ['İlayda', 'ilayda'],
  ['ΝΙΚΟΣ', 'νικοσ'],
  ['Łucja', 'łucja'],
])(
  'SIGNIN-12 %s signs in by its name in any case, and every spelling counts for one child',
  async (name, small) => {
    const { userId } = await createChild(server, { username: name, classCode: 'ABC' });
    await givePictures(server, userId);
    for (const username of [name, small, name.toUpperCase()])
      expect((await signIn({ username, address: HOME })).status).toBe(200);
    const { most } = caps['child-strangers'];
    let spelling = 0;
    const guesses = await statuses(most, () => {
      spelling += 1;
      return guess({ username: spelling % 2 === 0 ? name : small });
    });
    expect(new Set(guesses)).toEqual(new Set([401]));
    expect((await guess({ username: small })).status).toBe(403);
  },
);

test('SIGNIN-11 a class in which nobody can sign in is answered like an unknown one, with as many queries', async () => {
  await createChild(server, { username: 'Ali', classCode: 'ABC' });
  await createChild(server, { username: 'Zoe', classCode: 'CLOSED' });
  const queries = countQueries(server.deps.database.pool);
  const read = async (code: string) => {
    const before = queries();
    const { status, text } = await server.call('GET', `sign-in/${code}`);
    return { status, text, queries: queries() - before };
  };
  // The first call of a server also reads its secrets.
  const open = await read('ABC');
  const [unknown, closed] = [await read('XYZ'), await read('CLOSED')];
  expect(unknown.status).toBe(404);
  expect(closed).toEqual(unknown);
  expect(open.status).toBe(200);
  expect(open.text).not.toContain('Ali');
});

test('the right pictures in order sign in; case and surrounding spaces are ignored', async () => {
  const answer = await signIn({ classCode: ' abc ', username: ' mIA ' });
  expect(answer.status).toBe(200);
  expect((await signIn({ pictures: ['ball', 'sun', 'cat'] })).status).toBe(401);
});

test('an unknown class, an unknown name and wrong pictures get the same response', async () => {
  const answers = [
    await guess(),
    await signIn({ username: 'Nobody' }),
    await signIn({ classCode: 'NONE' }),
  ];
  expect(answers.map(({ text }) => text)).toEqual(Array(3).fill(answers[0]?.text));
  expect(answers[0]?.json().code).toBe('sign_in_failed');
});

const { free, firstMs, maxMs, decayMs } = delays['child-address'];
const strangersCap = caps['child-strangers'].most;

/** The cookie of a device that signed Mia in. */
const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

/** Guesses from a new address each. */
const strangers = (count: number, attempt: Attempt = {}) => {
  let next = 0;
  return statuses(count, () => guess({ address: `203.0.113.${++next}`, ...attempt }));
};

const codeOf = async (answer: ReturnType<typeof signIn>) => (await answer).json<Problem>().code;

test('SAFE-18 many wrong passwords at a known address delay a child there, longer each time', async () => {
  await signIn();
  expect(await statuses(free, guess)).toEqual(Array(free).fill(401));
  const refused = await signIn();
  expect(refused.json<Problem>()).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    retryAfter: firstMs / 1000,
  });
  expect(refused.headers['retry-after']).toBe(String(firstMs / 1000));
  server.clock.advance(firstMs);
  expect((await guess()).status).toBe(401);
  expect((await signIn()).json<Problem>().retryAfter).toBe((2 * firstMs) / 1000);
  server.clock.advance(2 * firstMs);
  expect((await signIn()).status).toBe(200);
  expect(await statuses(free, guess)).toEqual(Array(free).fill(401));
});

test('SIGNIN-02 wrong pictures by a classmate at the same address do not refuse the child', async () => {
  const cookie = cookieOf(await signIn());
  expect(await statuses(5, guess)).toEqual(Array(5).fill(401));
  expect((await signIn()).status).toBe(200);
  expect(await statuses(free + 1, guess)).toContain(429);
  // On its own device, the child does not even wait.
  expect((await signIn({ cookie })).status).toBe(200);
  server.clock.advance(maxMs);
  expect((await signIn()).status).toBe(200);
});

test('SIGNIN-02 strangers cannot lock a child out of its device or address', async () => {
  const cookie = cookieOf(await signIn());
  expect(await strangers(strangersCap + 1)).toEqual([...Array(strangersCap).fill(401), 403]);
  expect((await signIn()).status).toBe(200);
  expect((await signIn({ address: HOME, cookie })).status).toBe(200);
  expect((await signIn({ address: HOME })).status).toBe(200);
});

test('SIGNIN-02 an address that signed in three children is known for the whole class', async () => {
  for (const username of ['Ali', 'Zara', 'Noah']) {
    const { userId } = await createChild(server, { username, classCode: 'ABC' });
    await givePictures(server, userId);
    expect((await signIn({ username })).status).toBe(200);
  }
  await strangers(strangersCap + 1);
  expect((await signIn()).status).toBe(200);
});

test('SIGNIN-03 failures of children at an address do not delay adults there', async () => {
  await strangers(delays['children-address'].free, { address: SCHOOL, username: 'Nobody' });
  const body = { email: 'dana@desk.example', password: 'read every word' };
  const adult = await server.call('POST', 'desk/sign-in', { body, address: SCHOOL });
  expect(adult.status).toBe(401);
});

test('SIGNIN-04 after many guesses from unknown places, the child needs a new card there', async () => {
  await strangers(strangersCap);
  expect(await codeOf(signIn({ address: HOME }))).toBe('new_card_needed');
  expect(await codeOf(guess({ address: HOME }))).toBe('new_card_needed');
  server.clock.advance(400 * 24 * 3_600_000);
  expect(await codeOf(signIn({ address: HOME }))).toBe('new_card_needed');
});

test('SIGNIN-04 after many guesses at a class, its children need new cards', async () => {
  const { most } = caps['class-strangers'];
  const other = await createChild(server, { username: 'Ali', classCode: 'ABC' });
  await givePictures(server, other.userId);
  await guess();
  await server.deps.database.pool.query(
    `UPDATE sign_in_failures SET failures = $1 WHERE scope = 'class-strangers'`,
    [most],
  );
  expect(await codeOf(guess({ username: 'Ali', address: HOME }))).toBe('new_card_needed');
  expect(await codeOf(signIn({ address: HOME }))).toBe('new_card_needed');
});

test('SIGNIN-08 beside 600 wrong sign-ins, a known device is next, and refused attempts are not counted', async () => {
  const { pool } = server.deps.database;
  const cookie = cookieOf(await signIn({ address: HOME }));
  // Every check stops at its first query, so that nobody is answered before all have come.
  const checks = holdQueries(pool, '"picture_passwords"');
  const placesRead = countQueries(pool, 'from "sign_in_origins"');
  const wrong = (at: number) =>
    guess({ username: `Nobody ${at}`, address: `203.0.${at >> 8}.${at % 256}` });
  onTestFinished(() => checks.release());
  const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 120_000, interval: 1 });
  // The cache of sessions listens on a connection of its own.
  const inUse = () => pool.totalCount - pool.idleCount - 1;
  const early: number[] = [];
  const inLine: ReturnType<typeof wrong>[] = [];
  // Once an attempt has read its place and given its connection back, it is in line; the first two hold theirs.
  for (let at = 0; at < 2 + 60; at += 1) {
    const attempt = wrong(at);
    inLine.push(attempt);
    void attempt.then(({ status }) => early.push(status));
    const held = Math.min(at + 1, 2);
    await until(() => (placesRead() > at && inUse() === held) || early.length > 0);
  }
  await until(() => checks.seen.length === 2 || early.length > 0);
  expect(early).toEqual([]);
  const refused: number[] = [];
  while (refused.length < 600 - 62) {
    const { status } = await wrong(62 + refused.length);
    refused.push(status);
  }
  expect(new Set(refused)).toEqual(new Set([429]));
  const right = signIn({ address: SCHOOL, cookie });
  await until(() => placesRead() === 600 + 2 && inUse() === 2);
  checks.release();
  expect((await right).status).toBe(200);
  const answers = await Promise.all(inLine);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  expect(checks.seen.findIndex(values => values.includes('Mia'))).toBe(2);
  const { text } = await server.call('GET', '/metrics');
  expect(text).toContain('sign_in_failures_total{place="unknown"} 62');
  const counted = `SELECT FROM sign_in_failures WHERE scope = 'child-address' AND failures > 0`;
  expect((await pool.query(counted)).rowCount).toBe(62);
});

test('SIGNIN-06 operators get one warning and a metric for each alarm, without names', async () => {
  await strangers(strangersCap + 3);
  const warnings = server.logs.filter(line => line.includes('guesses the pictures'));
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({
    level: 40,
    scope: 'child-strangers',
    classId: 'id-ABC',
    closed: 1,
  });
  expect(warnings[0]).not.toMatch(/mia|child-\d/i);
  const { text } = await server.call('GET', '/metrics');
  expect(text).toContain('sign_in_alarms_total{scope="child-strangers"} 1');
  expect(text).toContain('sign_in_cards_closed_total 1');
  expect(text).toContain(`sign_in_failures_total{place="unknown"} ${strangersCap}`);
});

test('SIGNIN-06 guesses from a known place raise an alarm, and the child can still sign in', async () => {
  await signIn();
  const { most } = caps['child-known'];
  for (let done = 0; done <= most; done += 1) {
    expect((await guess()).status).toBe(401);
    server.clock.advance(maxMs);
  }
  expect((await signIn()).status).toBe(200);
  const warnings = server.logs.filter(line => line.includes('device or address that it uses'));
  expect(warnings).toHaveLength(1);
});

test('SIGNIN-02 the token of a device is for sign-in only, and scripts cannot read it', async () => {
  const answer = await signIn();
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(
    /^digipals_device=[\w-]{43}; Path=\/api\/sign-in; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
  expect((await guess()).headers['set-cookie']).toBeUndefined();
  const planted = `digipals_device=${'a'.repeat(43)}`;
  const [other, again] = [
    await signIn({ cookie: planted }),
    await signIn({ cookie: cookieOf(answer) }),
  ];
  expect(cookieOf(other)).not.toBe(planted);
  expect(cookieOf(again)).toBe(cookieOf(answer));
});

test('SAFE-18 an unknown name is delayed like a known one', async () => {
  const act = () => guess({ username: 'Nobody' });
  expect(await statuses(free + 1, act)).toEqual([...Array(free).fill(401), 429]);
});

test('SAFE-18 a hundred concurrent guesses get only the free tries', async () => {
  const burst = () => Promise.all(Array.from({ length: 50 }, () => guess()));
  await signIn();
  const answers = [...(await burst()), ...(await burst())];
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(free);
});

test('SIGNIN-07 addresses of one IPv6 network, and an IPv4 address written as IPv6, count together', async () => {
  let next = 0;
  const sameNetwork = () => guess({ username: 'Nobody', address: `2001:db8::${++next}` });
  expect(await statuses(free + 1, sameNetwork)).toEqual([...Array(free).fill(401), 429]);
  await signIn({ address: HOME });
  await strangers(strangersCap + 1);
  expect((await signIn({ address: `::ffff:${HOME}` })).status).toBe(200);
});

test('SAFE-18 guessing names does not delay a class behind the same address', async () => {
  await signIn();
  let next = 0;
  const act = () => guess({ username: `Name${next++}` });
  const few = delays['children-address'].free;
  expect(await statuses(few + 1, act)).toEqual([...Array(few).fill(401), 429]);
  expect((await signIn()).status).toBe(200);
});

test('SAFE-18 failures expire one by one', async () => {
  await signIn();
  await statuses(free, guess);
  server.clock.advance(3 * decayMs);
  expect(await statuses(4, guess)).toEqual([401, 401, 401, 429]);
});

test('SAFE-18 two servers share their counts', async () => {
  await signIn();
  const database = server.deps.database as never;
  const config = { pictureCost: 2 };
  const second = await createTestApp({ database, clock: server.clock, config });
  await statuses(free, guess);
  const body = { classCode: 'ABC', username: 'Mia', pictures: ['cat', 'sun', 'ball'] };
  const answer = await second.call('POST', 'sign-in', { body, address: SCHOOL });
  expect(answer.status).toBe(429);
  await second.close();
});

test('SIGNIN-09 a clock that goes back locks no child out', async () => {
  await signIn();
  server.clock.advance(48 * 3_600_000);
  await statuses(free + 1, guess);
  server.clock.advance(-48 * 3_600_000);
  expect((await signIn()).status).toBe(200);
});

test('failures and places are deleted when they no longer count', async () => {
  await signIn();
  await strangers(1);
  const count = async (table: string) =>
    (await server.deps.database.pool.query(`SELECT FROM ${table}`)).rowCount;
  expect(await count('sign_in_failures')).toBeGreaterThan(0);
  server.clock.advance(366 * 24 * 3_600_000);
  await keepRetention(server.deps);
  expect(await count('sign_in_failures')).toBe(0);
  expect(await count('sign_in_origins')).toBe(0);
});

test('SAFE-16 sign-in stores no addresses or names in the clear', async () => {
  await guess({ address: HOME });
  await signIn({ address: HOME });
  const { rows } = await server.deps.database.pool.query(
    `SELECT row_to_json(f)::text AS row FROM sign_in_failures f
     UNION ALL SELECT row_to_json(o)::text FROM sign_in_origins o`,
  );
  expect(rows.length).toBeGreaterThan(3);
  const hex = (text: string) => Buffer.from(text).toString('hex');
  for (const { row } of rows) {
    for (const secret of [HOME, hex(HOME), 'mia', hex('mia'), hex('Mia')]) {
      expect(row).not.toContain(secret);
    }
  }
});

test('the same pictures have a different hash for each child', async () => {
  const ali = await createChild(server, { username: 'Ali', classCode: 'ABC' });
  await givePictures(server, ali.userId);
  const { rows } = await server.deps.database.pool.query('SELECT hash FROM picture_passwords');
  expect(new Set(rows.map(({ hash }) => hash.toString('hex'))).size).toBe(2);
});
