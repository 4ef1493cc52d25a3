import type { ClassPair, FriendItem, Summary } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import {
  befriend,
  type ChildOptions,
  createChild,
  type TestChild,
} from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../../testing/school-cast.ts';

let server: TestApp;
let mine: SchoolCast;
let theirs: SchoolCast;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  mine = await createSchoolCast(server);
  theirs = await createSchoolCast(server);
});

afterAll(() => server.close());

const call = (
  method: 'GET' | 'POST' | 'DELETE',
  { classId, adults }: SchoolCast,
  path = '',
  body?: object,
) =>
  server.call(method, `grown-ups/classes/${classId}/pairs${path}`, {
    token: adults.teacher.token,
    body,
  });
const propose = (by: SchoolCast, classCode: string) => call('POST', by, '', { classCode });
const pairs = async (of: SchoolCast) => (await call('GET', of)).json<ClassPair[]>();
const idOf = async (of: SchoolCast) => (await pairs(of))[0]?.pairId ?? '';
const agree = async (by: SchoolCast) => call('POST', by, `/${await idOf(by)}/agree`);
/** Ends the pair of a class as its teacher saw it. */
const endSeen = (by: SchoolCast, { pairId, state }: Pick<ClassPair, 'pairId' | 'state'>) =>
  call('DELETE', by, `/${pairId}?state=${state}`);
const end = async (by: SchoolCast) => {
  const [seen] = await pairs(by);
  if (!seen) throw new Error('no pair');
  return endSeen(by, seen);
};
async function pair() {
  await propose(mine, theirs.classCode);
  await agree(theirs);
}

test('CLASS-27 the asked teacher sees name, school, country and number, the asking one only its code', async () => {
  expect((await propose(mine, ` ${theirs.classCode.toLowerCase()} `)).status).toBe(200);
  const pairId = await idOf(mine);
  const asked = { pairId, state: 'asked', classCode: theirs.classCode, other: null };
  expect(await pairs(mine)).toEqual([asked]);
  const [asks] = await pairs(theirs);
  expect(asks).toEqual({
    ...{ pairId, state: 'asks', classCode: null },
    other: {
      className: expect.stringMatching(/^Class /),
      schoolName: expect.stringMatching(/^School /),
      ...{ country: 'tr', children: 1 },
    },
  });
  // Who asked cannot agree for the other.
  expect((await call('POST', mine, `/${pairId}/agree`)).status).toBe(404);
  expect((await agree(theirs)).status).toBe(200);
  expect((await agree(theirs)).status).toBe(404);
  for (const side of [mine, theirs]) {
    expect((await pairs(side))[0]).toMatchObject({ state: 'paired', other: { children: 1 } });
  }
  const third = await createSchoolCast(server);
  expect((await endSeen(third, { pairId, state: 'paired' })).status).toBe(404);
});

test('CLASS-27 CLASS-45 an unknown code and that of an archived class are 404, the own one and a second proposal 409', async () => {
  await server.deps.database.db
    .updateTable('classes')
    .set({ archived_at: new Date(server.clock()) })
    .where('class_id', '=', theirs.otherClassId)
    .execute();
  for (const code of ['NOBODY', theirs.otherClassCode]) {
    expect((await propose(mine, code)).json()).toMatchObject({ status: 404, code: 'not_found' });
  }
  const own = await propose(mine, mine.classCode.toLowerCase());
  expect(own.json()).toMatchObject({ status: 409, code: 'own_class' });
  await propose(mine, theirs.classCode);
  const again = await propose(mine, theirs.classCode);
  expect(again.json()).toMatchObject({ status: 409, code: 'already_paired' });
  // The other teacher proposes, too: both want it.
  expect((await propose(theirs, mine.classCode)).status).toBe(200);
  expect((await pairs(mine))[0]?.state).toBe('paired');
  expect((await propose(theirs, mine.classCode)).status).toBe(409);
});

test('CLASS-27 either side ends it, and can propose again', async () => {
  for (const side of [mine, theirs]) {
    await pair();
    expect((await end(side)).status).toBe(200);
    expect([await pairs(mine), await pairs(theirs)]).toEqual([[], []]);
  }
});

test('CLASS-41 what the other teacher changed since a pair was seen, is not ended', async () => {
  await propose(mine, theirs.classCode);
  const [asked] = await pairs(mine);
  const [asks] = await pairs(theirs);
  if (!asked || !asks) throw new Error('no pair');
  await agree(theirs);
  for (const answer of [await endSeen(mine, asked), await endSeen(theirs, asks)]) {
    expect(answer.json()).toMatchObject({ status: 409, code: 'already_paired' });
  }
  expect((await pairs(mine))[0]?.state).toBe('paired');
  expect((await end(mine)).status).toBe(200);
  expect((await endSeen(theirs, { ...asks, state: 'paired' })).status).toBe(404);
  expect((await call('DELETE', mine, `/${asked.pairId}`)).status).toBe(422);
});

test('CLASS-41 a request that is taken back while the other teacher agrees becomes a pair or ends, and one of them learns that', async () => {
  for (let round = 0; round < 5; round += 1) {
    await propose(mine, theirs.classCode);
    const [seen] = await pairs(mine);
    if (!seen) throw new Error('no pair');
    const both = [endSeen(mine, seen), call('POST', theirs, `/${seen.pairId}/agree`)];
    const [back, agreed] = (await Promise.all(both)).map(({ status }) => status);
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([back, agreed]);
    const left = await pairs(mine);
    expect(left.map(({ state }) => state)).toEqual(back === 200 ? [] : ['paired']);
    if (left.length > 0) await end(mine);
  }
});

const createIn = (of: SchoolCast, username: string, options: ChildOptions = {}) =>
  createChild(server, { classCode: of.classCode, username, ...options });
const get = async <T>({ token }: TestChild, path: string) =>
  (await server.call('GET', path, { token })).json<T>();
/** Names that a child is suggested, also of those who are online. */
const suggested = async (child: TestChild) => {
  const lists = ['faf', 'online'].map(type =>
    get<Summary[]>(child, `recommendations/friends?type=${type}`),
  );
  return (await Promise.all(lists)).map(list => list.map(({ username }) => username).sort());
};

test('CLASS-28 children of paired classes are suggested to each other and to nobody else, until it ends', async () => {
  const me = await createIn(mine, 'Mine');
  const mate = await createIn(mine, 'Mate');
  const friend = await createIn(theirs, 'Friend');
  const other = await createIn(theirs, 'Other');
  await createIn(theirs, 'Forbidden', { allowed: false });
  const far = await createIn(theirs, 'Far', { band: 1 });
  const old = await createIn(mine, 'Old', { band: 3 });
  const outside = await createChild(server, { classCode: 'OUT', username: 'Outside' });
  server.clock.advance(60_000);
  for (const child of [me, mate, friend, other, far, outside]) {
    await get(child, 'users/current');
  }
  const before = (await suggested(me))[1];
  expect(before).toEqual(expect.arrayContaining(['Mate', 'Friend', 'Outside']));
  await pair();
  const seen = await suggested(me);
  expect(seen[0]).toEqual(expect.arrayContaining(['Far', 'Friend', 'Other']));
  for (const list of seen) {
    for (const name of ['Mate', 'Outside', 'Forbidden']) expect(list).not.toContain(name);
  }
  expect(seen[1]).toEqual(['Far', 'Friend', 'Other']);
  expect((await suggested(old)).flat()).not.toContain('Far');
  for (const list of await suggested(outside)) {
    for (const name of ['Mine', 'Mate', 'Friend', 'Other']) expect(list).not.toContain(name);
  }
  const found = await get<Summary[]>(me, 'users/summaries?username=outside');
  expect(found.map(({ username }) => username)).toEqual(['Outside']);
  await server.call('POST', `users/${other.userId}/blocks`, {
    token: other.token,
    body: { blockedUserId: me.userId },
  });
  expect((await suggested(me))[1]).toEqual(['Far', 'Friend']);
  await befriend(server, me, friend);
  await end(theirs);
  expect((await suggested(me))[1]).toEqual(expect.arrayContaining(['Mate', 'Outside']));
  const friends = await get<FriendItem[]>(me, `users/${me.userId}/friends`);
  expect(friends.map(one => [one.friend.username, one.request.status])).toEqual([
    ['Friend', 'accepted'],
  ]);
});
