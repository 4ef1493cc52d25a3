import { passwordPictures, type Streak } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGrownUp } from '../domains/grown-ups/index.ts';
import { caps } from '../domains/session/sign-in.policy.ts';
import { createChild, givePictures, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { actForGrownUp, GrownUpError } from './act-for-grown-up.ts';

let server: TestApp;
let zara: TestChild;
let other: TestChild;

beforeAll(async () => {
  server = await createTestApp();
  zara = await createChild(server, { classCode: '4B', username: 'Zara', allowed: false });
  other = await createChild(server, { classCode: '5C', username: 'Zara' });
});

afterAll(() => server.close());

const run = (...words: string[]) =>
  server.deps.database.db
    .transaction()
    .execute(db =>
      actForGrownUp(
        db,
        { ...server.deps, save: name => name },
        { words, at: new Date(server.clock()) },
      ),
    );

const readStatus = async () =>
  (await server.call('GET', `users/${zara.userId}`, { token: other.token })).status;

test('SAFE-13 a child is visible only while its grown-up permits contact', async () => {
  expect(await readStatus()).toBe(404);
  expect(await run('permit', '4b', 'zara')).toBe('zara may meet other children.');
  expect(await readStatus()).toBe(200);
  await run('forbid', '4B', 'Zara');
  expect(await readStatus()).toBe(404);
  const { rows } = await server.deps.database.pool.query(
    "SELECT given, method FROM consents WHERE user_id = $1 AND purpose = 'contact' ORDER BY consent_id",
    [zara.userId],
  );
  expect(rows.slice(-2)).toEqual([
    { given: true, method: 'operator' },
    { given: false, method: 'operator' },
  ]);
});

test('SAFE-13 when commands run concurrently, the last recorded consent applies', async () => {
  for (let round = 0; round < 5; round += 1) {
    const commands = Array.from({ length: 8 }, (_, index) => (index % 2 ? 'permit' : 'forbid'));
    await Promise.all(commands.map(command => run(command, '4B', 'Zara')));
    const { rows } = await server.deps.database.pool.query(
      `SELECT users.contact_allowed AS current, last.allowed AS recorded
      FROM users CROSS JOIN LATERAL (
        SELECT given AS allowed FROM consents AS consent
        WHERE consent.user_id = users.user_id AND purpose = 'contact'
        ORDER BY consent_id DESC LIMIT 1
      ) AS last WHERE users.user_id = $1`,
      [zara.userId],
    );
    expect(rows[0]?.['recorded']).toBe(rows[0]?.['current']);
  }
});

test('SAFE-08 setting an age moves the child to that age band', async () => {
  await run('permit', '4B', 'Zara');
  await run('age', '4B', 'Zara', '7-8');
  await run('age', '5C', 'Zara', '11-12');
  expect(await readStatus()).toBe(404);
  await run('age', '5C', 'Zara', '9-10');
  expect(await readStatus()).toBe(200);
});

test('SAFE-08 CLASS-35 the age of a child whose month of birth is known is not set by hand', async () => {
  const born = await createChild(server, { classCode: '4B', username: 'Born' });
  await server.deps.database.pool.query(
    'UPDATE users SET birth_year = 2017, birth_month = 1 WHERE user_id = $1',
    [born.userId],
  );
  await expect(run('age', '4B', 'Born', '7-8')).rejects.toThrow(
    new GrownUpError('its month of birth says its age; a teacher can correct it'),
  );
});

test('STREAK-04 a grown-up can pause and resume a streak', async () => {
  const paused = async () => {
    const answer = await server.call('GET', `streaks/${zara.userId}`, {
      token: zara.token,
      headers: { 'x-timezone-offset': '0' },
    });
    return answer.json<Streak>().paused;
  };
  const today = new Date(server.clock()).toISOString().slice(0, 10);
  expect(await run('pause', '4B', 'Zara', today)).toBe(`Zara is paused from ${today}.`);
  expect(await paused()).toBe(true);
  await run('resume', '4B', 'Zara');
  expect(await paused()).toBe(false);
});

test.each([
  [[], /permit CLASS NAME/],
  [['constructor', '4B', 'Zara'], /permit CLASS NAME/],
  [['permit', '4B', 'Zoe'], /class 4B has no child Zoe/],
  [['permit'], /has no child/],
  [['age', '4B', 'Zara', '6'], /"6" is not one of 7-8/],
  [['pause', '4B', 'Zara'], /"" is not a date/],
  [['pause', '4B', 'Zara', '2026-02-31'], /"2026-02-31" is not a date/],
  [['pause', '4B', 'Zara', '2026-03-02', '2026-03-01'], /is before/],
])('%j is rejected with a reason', async (words, reason) => {
  const answer = run(...words);
  await expect(answer).rejects.toThrow(GrownUpError);
  await expect(answer).rejects.toThrow(reason);
});

test('SAFE-06 CONSENT-19 saves the address of the grown-up, with the known language, at first that of the child, as the default', async () => {
  const saved = () => readGrownUp(server.deps.database.db, zara.userId);
  expect(await run('email', '4B', 'Zara', 'family@example.org')).toBe(
    'Zara has a grown-up with the address family@example.org.',
  );
  expect(await saved()).toEqual({ email: 'family@example.org', language: 'gb' });
  await run('email', '4B', 'Zara', 'other@example.org', 'tr');
  expect(await saved()).toEqual({ email: 'other@example.org', language: 'tr' });
  await run('email', '4B', 'Zara', 'third@example.org');
  expect(await saved()).toEqual({ email: 'third@example.org', language: 'tr' });
  await run('email', '4B', 'Zara', 'other@example.org');
  await expect(run('email', '4B', 'Zara', 'nothing')).rejects.toThrow(
    /"nothing" is not an e-mail address/,
  );
  await expect(run('email', '4B', 'Zara', 'a@b.example', 'xx')).rejects.toThrow(
    /"xx" is not one of es/,
  );
  expect(await saved()).toEqual({ email: 'other@example.org', language: 'tr' });
  const { rows } = await server.deps.database.pool.query(
    `SELECT actor, action, object, row_to_json(audit)::text AS row,
      (SELECT pseudonym FROM pseudonyms WHERE user_id = $1) AS pseudonym FROM audit`,
    [zara.userId],
  );
  expect(rows.length).toBe(4);
  for (const { actor, action, object, row, pseudonym } of rows) {
    expect([actor, action]).toEqual(['Operator', 'Changed address']);
    expect(object).toBe(`grown-up of ${pseudonym}`);
    expect(row).not.toMatch(/example\.org|Zara/);
  }
});

test('SIGNIN-10 a new card has new pictures, works from everywhere and ends what the old one began', async () => {
  const mia = await createChild(server, { classCode: '4B', username: 'Mia' });
  await givePictures(server, mia.userId);
  let next = 0;
  const signIn = (pictures: readonly string[], address: string) =>
    server.call('POST', 'sign-in', {
      address,
      body: { classCode: '4B', username: 'Mia', pictures },
    });
  const guess = () => signIn(['cow', 'cow', 'cow'], `203.0.113.${++next}`);
  for (let done = 0; done < caps['child-strangers'].most; done += 1) await guess();
  expect((await guess()).json().code).toBe('new_card_needed');

  const printed = await run('card', '4b', 'mia');
  const pictures = /^mia has a new card with (\w+), (\w+), (\w+), in this order/.exec(printed);
  const [, ...card] = pictures ?? [];
  expect(passwordPictures).toEqual(expect.arrayContaining(card));
  expect((await signIn(['cat', 'sun', 'ball'], '198.51.100.9')).json().code).toBe('sign_in_failed');
  expect((await signIn(card, '198.51.100.8')).status).toBe(200);
  expect((await server.call('GET', 'users/current', { token: mia.token })).status).toBe(401);
  const { rows } = await server.deps.database.pool.query(
    `SELECT actor, object FROM audit WHERE action = 'Made new card'`,
  );
  expect(rows).toEqual([{ actor: 'Operator', object: expect.stringMatching(/^card of /) }]);
  expect(rows[0].object).not.toMatch(/mia/i);
});

test('SIGNIN-10 a new card has any of the pictures at each place', async () => {
  await createChild(server, { classCode: '4B', username: 'Ali' });
  const drawn = new Set<string>();
  for (let made = 0; made < 12; made += 1) {
    const words = (await run('card', '4B', 'Ali')).match(/\w+(?=, )/g) ?? [];
    for (const word of words) drawn.add(word);
  }
  expect(drawn.size).toBeGreaterThan(8);
});
