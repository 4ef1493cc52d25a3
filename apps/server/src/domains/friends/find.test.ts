import type { AgeBand, Summary } from '@digipals/contract';
import { friends as limits } from '@digipals/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

let classes = 0;
/** Creates children with these names in a new class. */
async function createNamed(names: readonly string[], band: AgeBand = 2): Promise<TestChild[]> {
  classes += 1;
  const children: TestChild[] = [];
  for (const username of names) {
    children.push(await createChild(server, { username, band, classCode: `FIND${classes}` }));
  }
  return children;
}

const search = async (by: TestChild, name: string) => {
  const path = `users/summaries?username=${encodeURIComponent(name)}`;
  return (await server.call('GET', path, { token: by.token })).json<Summary[]>();
};
const names = (list: Summary[]) => list.map(({ username }) => username);
const recommended = async (by: TestChild, type: string) => {
  const path = `recommendations/friends${type === '' ? '' : `?type=${type}`}`;
  return (await server.call('GET', path, { token: by.token })).json<Summary[]>();
};
const visit = (child: TestChild) => server.call('GET', 'users/current', { token: child.token });

test('FRIEND-02 CALL-42 searches by name prefix, ignoring case and accents, sorted by name', async () => {
  const [me] = await createNamed(['Seeker', 'Zoë', 'zoey', 'ZOEKE', 'Zola', 'Azoe', 'Zöe Ann']);
  if (!me) throw new Error('setup failed');
  for (const typed of ['zoe', 'ZOË', ' zoé ']) {
    expect(names(await search(me, typed))).toEqual(['Zoë', 'Zöe Ann', 'ZOEKE', 'zoey']);
  }
  const [first] = await search(me, 'zola');
  expect(Object.keys(first ?? {}).sort()).toEqual(['avatarImage', 'country', 'userId', 'username']);
  expect(names(await search(me, 'seeker'))).toEqual([]);
});

test('FRIEND-02 finds Turkish, Russian, Chinese and Thai names as children type them', async () => {
  const [me] = await createNamed(['Looker', 'İrem', 'Işık', 'Пётр', '小明', 'มาลี']);
  if (!me) throw new Error('setup failed');
  expect(names(await search(me, 'irem'))).toEqual(['İrem']);
  expect(names(await search(me, 'isi'))).toEqual(['Işık']);
  expect(names(await search(me, 'ПЕТ'))).toEqual(['Пётр']);
  expect(names(await search(me, '小明'))).toEqual(['小明']);
  expect(names(await search(me, 'มา'))).toEqual(['มาลี']);
});

test('FRIEND-02 SQL wildcards and quotes match literally', async () => {
  const [me] = await createNamed(['Curious', 'q_x', 'qqx', 'q%x', 'q\\x']);
  if (!me) throw new Error('setup failed');
  for (const name of ['q_x', 'q%x', 'q\\x']) expect(names(await search(me, name))).toEqual([name]);
  expect(await search(me, '%%')).toEqual([]);
  expect(await search(me, "' OR ''='")).toEqual([]);
});

test('CALL-42 NOTSHOWN-01 a query has 2 to 40 characters after trimming', async () => {
  const [me] = await createNamed(['Counter']);
  if (!me) throw new Error('setup failed');
  const status = async (name: string) =>
    (
      await server.call('GET', `users/summaries?username=${encodeURIComponent(name)}`, {
        token: me.token,
      })
    ).status;
  expect(await status('a')).toBe(422);
  expect(await status(' a ')).toBe(422);
  expect(await status('ab')).toBe(200);
  expect(await status('x'.repeat(40))).toBe(200);
  expect(await status('x'.repeat(41))).toBe(422);
});

test('FRIEND-02 CALL-42 limits results to the first by name across all age bands', async () => {
  const numbers = Array.from({ length: 16 }, (_, index) => String(index).padStart(2, '0'));
  const [me] = await createNamed(['Reader']);
  await createNamed(
    numbers.map(number => `Many${number}a`),
    1,
  );
  await createNamed(
    numbers.map(number => `Many${number}b`),
    2,
  );
  await createNamed(
    numbers.map(number => `Many${number}c`),
    3,
  );
  if (!me) throw new Error('setup failed');
  const found = names(await search(me, 'many'));
  const all = numbers.flatMap(number => ['a', 'b', 'c'].map(band => `Many${number}${band}`));
  expect(found).toEqual(all.slice(0, limits.results));
});

test('SAFE-08 search finds a friend of a distant age band, but no other child of it', async () => {
  const [me, friend] = await createNamed(['Growing', 'Growfriend'], 2);
  await createNamed(['Growstranger'], 3);
  if (!me || !friend) throw new Error('setup failed');
  await befriend(server, me, friend);
  const set = 'UPDATE users SET age_band = $2 WHERE user_id = $1';
  await server.deps.database.pool.query(set, [me.userId, 1]);
  await server.deps.database.pool.query(set, [friend.userId, 3]);
  expect(names(await search(me, 'grow'))).toEqual(['Growfriend']);
});

test('CALL-37 FRIEND-23 defaults to faf: other countries first, then the recently active, without duplicates', async () => {
  const other = await createTestApp({ config: { limits: noLimits } });
  const make = (username: string, country: string) => createChild(other, { username, country });
  const me = await make('Me', 'gb');
  const near = await make('Near', 'gb');
  const away = await make('Away', 'tr');
  const awayLately = await make('AwayLately', 'th');
  const friend = await make('Friend', 'fr');
  const asked = await make('Asked', 'fr');
  await befriend(other, me, friend);
  await other.call('POST', 'friendRequests', {
    token: me.token,
    body: { requestorId: me.userId, requesteeId: asked.userId },
  });
  other.clock.advance(60_000);
  await other.call('GET', 'users/current', { token: awayLately.token });
  other.clock.advance(3_600_000);
  const read = async (query: string) =>
    (await other.call('GET', `recommendations/friends${query}`, { token: me.token })).json<
      Summary[]
    >();
  expect((await read('')).map(({ userId }) => userId)).toEqual([
    awayLately.userId,
    away.userId,
    near.userId,
  ]);
  expect(await read('?type=faf')).toEqual(await read(''));
  const wrong = await other.call('GET', 'recommendations/friends?type=all', { token: me.token });
  expect(wrong.status).toBe(422);
  await other.close();
});

test('CALL-37 FRIEND-18 the order is stable per child and hour, then reshuffled', async () => {
  const other = await createTestApp({ config: { limits: noLimits } });
  const [me, you] = [await createChild(other), await createChild(other)];
  for (let count = 0; count < 30; count += 1) await createChild(other, { country: 'tr' });
  const read = async (by: TestChild) =>
    (await other.call('GET', 'recommendations/friends', { token: by.token }))
      .json<Summary[]>()
      .map(({ userId }) => userId);
  const first = await read(me);
  expect(first.length).toBe(limits.recommended);
  other.clock.advance(30 * 60_000);
  expect(await read(me)).toEqual(first);
  expect(await read(you)).not.toEqual(first);
  other.clock.advance(60 * 60_000);
  expect(await read(me)).not.toEqual(first);
  await other.close();
});

test('FRIEND-03 CALL-37 suggests children who are online and not yet friends', async () => {
  const [me, here, friend, asked, gone] = await createNamed([
    'Suggestme',
    'Here',
    'Herefriend',
    'Hereasked',
    'Gone',
  ]);
  if (!me || !here || !friend || !asked || !gone) throw new Error('setup failed');
  await befriend(server, me, friend);
  await server.call('POST', 'friendRequests', {
    token: asked.token,
    body: { requestorId: asked.userId, requesteeId: me.userId },
  });
  server.clock.advance(3_600_000);
  await visit(gone);
  server.clock.advance(120_000);
  for (const child of [me, here, friend, asked]) await visit(child);
  expect(await recommended(me, 'online')).toEqual([
    {
      userId: here.userId,
      username: 'Here',
      country: 'gb',
      avatarImage: expect.stringContaining('/avatars/'),
    },
  ]);
  server.clock.advance(120_000);
  expect(await recommended(me, 'online')).toEqual([]);
});

test('FRIEND-03 suggests the most recently active children, sorted by name', async () => {
  const many = Array.from({ length: limits.recommended + 4 }, (_, index) => `Lately${index}`);
  const [me, ...others] = await createNamed(['Latelyme', ...many]);
  if (!me) throw new Error('setup failed');
  server.clock.advance(3_600_000);
  for (const child of others.toReversed()) {
    await visit(child);
    server.clock.advance(1000);
  }
  await visit(me);
  const last = others.slice(0, limits.recommended).map(({ username }) => username);
  expect(names(await recommended(me, 'online'))).toEqual(last.sort());
});
