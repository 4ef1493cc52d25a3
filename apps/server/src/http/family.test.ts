import type {
  EndpointKey,
  FamilyControls,
  FamilyData,
  FamilyWeek,
  FamilyWord,
  Method,
  Problem,
  ResponseOf,
  Rest,
} from '@digipals/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { insertHold } from '../domains/rights/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { createAdult, createAdultSession, type TestAdult } from '../testing/adults.ts';
import { befriend, createChild, createSession, type TestChild } from '../testing/children.ts';
import { countLockWaits } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { deliverNow, returnNow, sendMessage, sendStatus } from '../testing/messages.ts';
import { questionsOf, right, sample } from '../testing/sample-content.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { createStaff } from '../testing/staff.ts';
import { endContactPauses } from '../use-cases/choose-for-child.ts';
import { keepRetention } from '../use-cases/keep-retention.ts';
import { sendLetters } from '../use-cases/send-letters.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: TestApp;
let cast: SchoolCast;
let parent: TestAdult;
let child: TestChild;
let friend: TestChild;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  cast = await createSchoolCast(server);
  parent = cast.adults.parent;
  const userId = cast.childId;
  child = { userId, username: '', token: await createSession(server, userId) };
  friend = await createChild(server, { username: 'Pablo', country: 'es' });
  await befriend(server, child, friend);
});

afterEach(() => server.close());

type FamilyKey = Extract<EndpointKey, `${string}/{childId}/family/${string}`>;

/** Makes a call of the parent about its child. */
async function ask<K extends FamilyKey>(
  key: K,
  { body, path = {}, as = parent }: { body?: object; path?: object; as?: TestAdult } = {},
) {
  const named: Record<string, string> = { childId: child.userId, ...path };
  const [method, pattern = ''] = key.split(' ');
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name) => named[name] ?? '');
  const answer = await server.call(method as Method, filled, { token: as.token, body });
  return { ...answer, json: () => answer.json<ResponseOf<K>>() };
}

const family = 'grown-ups/children/{childId}/family';
const read = async <K extends FamilyKey>(key: K) => (await ask(key)).json();
const week = (): Promise<FamilyWeek> => read(`GET ${family}/home`);
const controls = (): Promise<FamilyControls> => read(`GET ${family}/controls`);
const data = (): Promise<FamilyData> => read(`GET ${family}/data`);
const texts = () => read(`GET ${family}/messages`);
const rest = async () =>
  (await server.call('GET', `users/${child.userId}/rest`, { token: child.token })).json<Rest>();
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const write = () =>
  server.call('POST', `users/${friend.userId}/conversations`, {
    token: child.token,
    body: { message: 'I like cats.' },
  });

test('FAMILY-01 an adult sees its children with class and school, and no others', async () => {
  const list = async ({ token }: TestAdult) =>
    (await server.call('GET', 'grown-ups/family', { token })).json();
  expect(await list(parent)).toMatchObject([{ childId: child.userId, language: 'gb' }]);
  expect(await list(cast.adults.teacher)).toEqual([]);
});

test('FAMILY-02 FAMILY-03 the week has minutes by day, words, texts, friends and what to praise', async () => {
  const before = await week();
  expect(before.days).toHaveLength(7);
  expect(before.days.filter(({ isToday }) => isToday)).toHaveLength(1);
  expect(before).toMatchObject({ wordsLearnt: 0, newFriends: 1, praise: 'friend' });
  server.clock.advance(MINUTE);
  await rest();
  server.clock.advance(MINUTE);
  await rest();
  await deliverNow(server, await sendMessage(server, child, friend, 'I like cats.'));
  const after = await week();
  const minutes = (one: FamilyWeek) => one.days.reduce((sum, each) => sum + each.minutes, 0);
  expect(minutes(after) - minutes(before)).toBe(2);
  expect(after.messages).toEqual({ written: 1, delivered: 1 });
});

test('FAMILY-05 the words that the child met have picture, sound, meaning and state', async () => {
  const [first = '', , third = ''] = questionsOf(sample.first);
  const { token, userId } = child;
  await server.call('POST', `users/${userId}/solution`, {
    token,
    body: [right(first), right(third)],
  });
  const words: FamilyWord[] = await read(`GET ${family}/words`);
  expect(words).toMatchObject([
    { id: 'zoo', picture: '/media/zoo.webp', audio: '/media/zoo.gb.mp3', growth: 'understood' },
    { id: 'apple', growth: 'understood' },
  ]);
  for (const { meaning } of words) expect(Object.keys(meaning)).toEqual(['es']);
  expect(await week()).toMatchObject({ wordsLearnt: 2, praise: 'words' });
});

test('FAMILY-07 FAMILY-08 a parent reads both ways, and own texts that reached nobody with the reason', async () => {
  await deliverNow(server, await sendMessage(server, child, friend, 'I like cats.'));
  await deliverNow(server, await sendMessage(server, friend, child, 'I like dogs.'));
  await sendMessage(server, friend, child, 'Not read yet.');
  await returnNow(server, await sendMessage(server, child, friend, 'Call me.'), 'personal');
  await sendStatus(server, child, 'I am happy.');
  const { friends, open } = await texts();
  expect(friends).toMatchObject([{ name: 'Pablo', country: 'es', messages: 2 }]);
  expect(Object.keys(friends[0] ?? {}).sort()).toEqual([
    'avatarImage',
    'childId',
    'country',
    'messages',
    'name',
    'since',
  ]);
  expect(open.map(({ state, reason }) => [state, reason])).toEqual(
    expect.arrayContaining([
      ['returned', 'personal'],
      ['reading', null],
    ]),
  );
  const path = { friendId: friend.userId };
  const talk = await ask(`GET ${family}/messages/{friendId}`, { path });
  expect(talk.json().map(({ isOwn, text }) => [isOwn, text])).toEqual([
    [true, 'I like cats.'],
    [false, 'I like dogs.'],
  ]);
  const strange = await createChild(server);
  const refused = await ask(`GET ${family}/messages/{friendId}`, {
    path: { friendId: strange.userId },
  });
  expect(refused.status).toBe(404);
});

test('FAMILY-09 a parent ends a friendship, blocks a friend and stops a waiting text', async () => {
  const { submissionId } = await sendMessage(server, child, friend, 'I like cats.');
  const stop = { path: { submissionId } };
  expect((await ask(`DELETE ${family}/texts/{submissionId}`, stop)).status).toBe(200);
  expect((await texts()).open).toEqual([]);
  const path = { friendId: friend.userId };
  expect((await ask(`POST ${family}/friends/{friendId}/end`, { path })).status).toBe(200);
  expect((await write()).status).not.toBe(200);
  await befriend(server, child, friend);
  expect((await ask(`POST ${family}/friends/{friendId}/block`, { path })).status).toBe(200);
  const seen = await server.call('GET', `users/${friend.userId}`, { token: child.token });
  expect(seen.status).toBe(404);
});

test('FAMILY-12 contact is on, off or paused until a day, and acts on the next call', async () => {
  const contact = (body: object) => ask(`PUT ${family}/contact`, { body });
  expect((await controls()).contact).toBe('on');
  await contact({ contact: 'off' });
  expect((await controls()).contact).toBe('off');
  expect((await write()).status).toBe(403);
  await contact({ contact: 'on' });
  const until = day(server.clock() + 2 * DAY);
  await contact({ contact: 'paused', until });
  expect(await controls()).toMatchObject({ contact: 'paused', pausedUntil: until });
  await endContactPauses(server.deps);
  expect((await controls()).contact).toBe('paused');
  server.clock.advance(4 * DAY);
  await endContactPauses(server.deps);
  child = { ...child, token: await createSession(server, child.userId) };
  expect((await write()).status).toBe(200);
});

test('FAMILY-36 FAMILY-37 the app of the child learns whether contact is permitted, and whether its friends are hidden', async () => {
  const contact = (body: object) => ask(`PUT ${family}/contact`, { body });
  const open = { mayMeet: true, hasHiddenFriends: false };
  expect(await rest()).toMatchObject(open);
  await contact({ contact: 'paused', until: day(server.clock() + 2 * DAY) });
  expect(await rest()).toMatchObject({ mayMeet: false, hasHiddenFriends: true });
  await contact({ contact: 'on' });
  expect(await rest()).toMatchObject(open);
  await contact({ contact: 'off' });
  expect(await rest()).toMatchObject({ mayMeet: false, hasHiddenFriends: true });
  // A friendship that a parent ends is gone, not hidden.
  await contact({ contact: 'on' });
  await server.call(
    'POST',
    `${family.replace('{childId}', child.userId)}/friends/${friend.userId}/end`,
    { token: parent.token },
  );
  await contact({ contact: 'off' });
  expect(await rest()).toMatchObject({ mayMeet: false, hasHiddenFriends: false });
});

test('FAMILY-12 contact that a parent permits shows as on, and that it waits for the school', async () => {
  const { db } = server.deps.database;
  const safe = db.updateTable('safe_contacts').where('school_id', '=', cast.schoolId);
  await safe.set({ verified_at: null }).execute();
  const turn = async (contact: 'on' | 'off') => {
    await ask(`PUT ${family}/contact`, { body: { contact } });
    return controls();
  };
  expect(await turn('on')).toMatchObject({ contact: 'on', waitsForSchool: true });
  expect((await write()).status).toBe(403);
  expect(await turn('off')).toMatchObject({ contact: 'off', waitsForSchool: false });
  await turn('on');
  await safe.set({ verified_at: new Date(server.clock()) }).execute();
  expect(await turn('on')).toMatchObject({ contact: 'on', waitsForSchool: false });
});

/** Records a decision about contact with others, to a version of the notice. */
const decideTo = async (
  userId: string,
  decision: { given: boolean; method: 'account' | 'pause'; version: number },
) => {
  const given = { ...decision, purpose: 'contact', who: 'Emre', relation: 'father' } as const;
  const { db } = server.deps.database;
  const at = new Date(server.clock());
  await db
    .insertInto('consents')
    .values({ user_id: userId, ...given, at })
    .execute();
  await db
    .updateTable('users')
    .set({ contact_allowed: decision.given })
    .where('user_id', '=', userId)
    .execute();
};
const pausedUntil = (userId: string, until: string) =>
  server.deps.database.db
    .insertInto('family_rules')
    .values({ user_id: userId, contact_until: until })
    .execute();
const mayMeet = async (userId: string) =>
  (
    await server.deps.database.db
      .selectFrom('users')
      .select('contact_allowed')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).contact_allowed;

test('FAMILY-27 only contact that is given is paused, until today or later', async () => {
  const contact = async (body: object) => {
    const answer = await ask(`PUT ${family}/contact`, { body });
    return [answer.status, JSON.stringify(answer.json())] as const;
  };
  const pause = (days: number) =>
    contact({ contact: 'paused', until: day(server.clock() + days * DAY) });
  const refused = (reason: string) => [422, expect.stringContaining(reason)];
  expect(await pause(-1)).toEqual(refused('is over'));
  expect((await controls()).contact).toBe('on');
  await contact({ contact: 'off' });
  expect(await pause(2)).toEqual(refused('there is no contact to pause'));
  expect((await controls()).contact).toBe('off');
  await contact({ contact: 'on' });
  expect((await pause(0))[0]).toBe(200);
  expect((await pause(3))[0]).toBe(200);
  expect(await controls()).toMatchObject({
    contact: 'paused',
    pausedUntil: day(server.clock() + 3 * DAY),
  });
});

test('FAMILY-27 CONSENT-12 the end of a pause gives contact to the version of the notice that was read', async () => {
  await decideTo(child.userId, { given: true, method: 'account', version: 2 });
  const until = day(server.clock());
  await ask(`PUT ${family}/contact`, { body: { contact: 'paused', until } });
  expect(await mayMeet(child.userId)).toBe(false);
  server.clock.advance(2 * DAY);
  let ended: Promise<void>[] = [];
  await server.deps.database.db.transaction().execute(async db => {
    await lockChild(db, child.userId);
    // Two servers find that it is over.
    ended = [endContactPauses(server.deps), endContactPauses(server.deps)];
    await expect.poll(() => countLockWaits(server)).toBe(2);
  });
  await Promise.all(ended);
  expect(await mayMeet(child.userId)).toBe(true);
  const { rows } = await server.deps.database.pool.query(
    `SELECT given, method, version FROM consents WHERE user_id = $1 AND purpose = 'contact'
     ORDER BY consent_id DESC LIMIT 3`,
    [child.userId],
  );
  expect(rows).toEqual([
    { given: true, method: 'pause', version: 2 },
    { given: false, method: 'pause', version: 2 },
    { given: true, method: 'account', version: 2 },
  ]);
});

test('FAMILY-27 CONSENT-12 the end of a pause gives no contact to an older notice than is needed, nor does another pause', async () => {
  await decideTo(child.userId, { given: false, method: 'pause', version: 0 });
  await pausedUntil(child.userId, day(server.clock() - 2 * DAY));
  const pause = async () => {
    const body = { contact: 'paused', until: day(server.clock() + DAY) };
    return (await ask(`PUT ${family}/contact`, { body })).status;
  };
  expect(await pause()).toBe(200);
  server.clock.advance(3 * DAY);
  await endContactPauses(server.deps);
  expect(await mayMeet(child.userId)).toBe(false);
  parent = { ...parent, token: await createAdultSession(server, parent.adultId) };
  expect(await controls()).toMatchObject({ contact: 'off', pausedUntil: null });
  expect(await pause()).toBe(422);
});

test('FAMILY-27 a pause whose child is busy keeps no other one from ending', async () => {
  const [first = '', last = ''] = [child.userId, friend.userId].sort();
  for (const userId of [first, last]) {
    await decideTo(userId, { given: false, method: 'pause', version: 1 });
    await pausedUntil(userId, day(server.clock() - 2 * DAY));
  }
  let ended: Promise<void> | undefined;
  await server.deps.database.db.transaction().execute(async db => {
    await lockChild(db, last);
    ended = endContactPauses(server.deps);
    await expect.poll(() => mayMeet(first)).toBe(true);
    expect(await mayMeet(last)).toBe(false);
  });
  await ended;
  expect(await mayMeet(last)).toBe(true);
});

test('FAMILY-13 FAMILY-14 FAMILY-15 while the child rests, its app learns until when, and no call reaches others', async () => {
  expect(await rest()).toMatchObject({ isResting: false, from: null });
  const rules = async (quiet: object | null, minutesADay: number | null) => {
    const answer = await ask(`PUT ${family}/rest`, { body: { quiet, minutesADay } });
    return answer.status;
  };
  // The school is in Istanbul, three hours ahead of UTC.
  const local = new Date(server.clock() + 3 * HOUR);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const later = { from: Math.min(minute + 30, 1438), to: 1439 };
  expect(await rules({ schoolDays: later, weekend: later }, null)).toBe(200);
  expect(await rest()).toMatchObject({ isResting: true, why: 'quiet' });
  const refused = await write();
  expect(refused.json<Problem>()).toMatchObject({ status: 403, code: 'rest_time' });
  const always = { from: 0, to: 1439 };
  expect(await rules({ schoolDays: always, weekend: always }, null)).toBe(200);
  expect((await write()).status).toBe(200);
  expect(await rules(null, 10)).toBe(200);
  for (let minutes = 0; minutes < 11; minutes += 1) {
    server.clock.advance(MINUTE);
    await rest();
  }
  expect(await rest()).toMatchObject({ isResting: true, why: 'minutes' });
  expect((await controls()).usedToday).toBeGreaterThanOrEqual(10);
  expect(await rules({ schoolDays: { from: 60, to: 30 }, weekend: always }, null)).toBe(422);
  expect(await rules(null, 7)).toBe(422);
});

test('FAMILY-17 FAMILY-18 holidays pause the streak, and the help language is the parent’s to choose', async () => {
  const pause = { from: day(server.clock()), to: day(server.clock() + 7 * DAY) };
  expect((await ask(`PUT ${family}/pause`, { body: { pause } })).status).toBe(200);
  expect((await controls()).streakPause).toEqual(pause);
  await ask(`PUT ${family}/pause`, { body: { pause: null } });
  expect((await controls()).streakPause).toBeNull();
  for (const [from, to] of [
    [-9, -1],
    [0, 367],
  ] as const) {
    const wrong = { from: day(server.clock() + from * DAY), to: day(server.clock() + to * DAY) };
    const refused = await ask(`PUT ${family}/pause`, { body: { pause: wrong } });
    expect([refused.status, (await controls()).streakPause]).toEqual([422, null]);
  }
  await ask(`PUT ${family}/language`, { body: { language: 'th' } });
  expect((await controls()).language).toBe('th');
});

test('FAMILY-10 FAMILY-19 who looked and who changed something is in the register of the family', async () => {
  await texts();
  await server.call('POST', `grown-ups/children/${child.userId}/card`, {
    token: cast.adults.teacher.token,
  });
  const { accesses, changes } = await data();
  expect(accesses).toMatchObject([{ who: 'you', what: 'messages' }]);
  expect(changes).toMatchObject([{ action: 'new card' }]);
});

test('FAMILY-20 the export is a ZIP with a page and JSON files', async () => {
  const { fileName, zip } = (await ask(`POST ${family}/export`)).json();
  expect(fileName).toMatch(/^digipals-.*\.zip$/);
  const files = unzipSync(Buffer.from(zip, 'base64'));
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('<!doctype html>');
  expect((await data()).accesses).toMatchObject([{ who: 'you', what: 'export' }]);
});

test('FAMILY-21 an erasure is due in seven days and can be taken back, or happens at once', async () => {
  const erase = async (isNow: boolean) =>
    (await ask(`POST ${family}/erasure`, { body: { isNow } })).json();
  expect(await erase(false)).toEqual({ state: 'asked' });
  expect((await data()).erasure?.dueAt).toBe(new Date(server.clock() + 7 * DAY).toISOString());
  expect((await ask(`DELETE ${family}/erasure`)).status).toBe(200);
  expect((await data()).erasure).toBeNull();
  expect((await ask(`DELETE ${family}/erasure`)).status).toBe(404);
  const erased = { proof: '', ...(await erase(true)) };
  const { rows } = await server.deps.database.pool.query('SELECT erasure_id FROM erasures');
  expect(rows).toEqual([{ erasure_id: erased.proof }]);
  expect((await ask(`GET ${family}/home`)).status).toBe(404);
});

/** Another parent of the child, and the letters that went out since. */
const withOtherParent = async () => {
  const other = await createAdult(server, { role: 'parent', userId: child.userId });
  const letters = async () => {
    await sendLetters(server.deps);
    return server.mailer.letters.splice(0);
  };
  await server.deps.database.db
    .updateTable('adults')
    .set({ name: 'Emre' })
    .where('adult_id', '=', parent.adultId)
    .execute();
  return { other, letters };
};
const to = (letters: readonly { to: string }[]) => letters.map(letter => letter.to).toSorted();

test('FAMILY-38 every grown-up gets a letter when an erasure is asked for, taken back and done, and reads who asked', async () => {
  const { other, letters } = await withOtherParent();
  await saveGrownUp(server.deps.database.db, { userId: child.userId, email: 'oma@family.example' });
  const all = [parent.email, other.email, 'oma@family.example'].toSorted();
  await ask(`POST ${family}/erasure`, { body: { isNow: false } });
  const asked = await letters();
  expect(to(asked)).toEqual(all);
  for (const { to: email, text } of asked) {
    // Without an account there is no page, and no name of another.
    const isBare = email === 'oma@family.example';
    expect(text).toMatch(
      isBare ? /^Another grown-up asked on /m : /^Emre asked on .* to erase everything/m,
    );
    expect(text.includes('you can take this back on the page “Data”')).toBe(!isBare);
    expect(text.includes('answer this letter or ask the school before then')).toBe(isBare);
    expect(text.includes('/grown-ups')).toBe(!isBare);
    expect(text.includes('Emre')).toBe(!isBare);
  }
  const { erasure, changes } = (await ask(`GET ${family}/data`, { as: other })).json();
  const at = new Date(server.clock()).toISOString();
  expect(erasure?.asked).toEqual({ name: 'Emre', at });
  expect(changes).toMatchObject([{ name: 'Emre', action: 'asked to erase' }]);
  await ask(`DELETE ${family}/erasure`, { as: other });
  const kept = await letters();
  expect(to(kept)).toEqual(all);
  for (const { subject } of kept) expect(subject).toContain('nothing is erased');
  await ask(`POST ${family}/erasure`, { body: { isNow: false } });
  await letters();
  server.clock.advance(7 * DAY);
  await keepRetention(server.deps);
  const done = await letters();
  // The address without an account is erased with the child.
  expect(to(done)).toEqual([parent.email, other.email].toSorted());
  for (const { text } of done) {
    expect(text).toMatch(/was erased on .*\n\nEmre asked for it\.\n\nNumber of the proof: /);
  }
  await keepRetention(server.deps);
  expect(await letters()).toEqual([]);
});

test('FAMILY-38 an erasure that is asked for twice brings one letter, and another when it comes forward', async () => {
  const { other, letters } = await withOtherParent();
  const { staffId } = await createStaff(server, { role: 'lead' });
  const at = new Date(server.clock());
  const endsAt = new Date(server.clock() + 30 * DAY);
  const hold = { holdId: 'hold-2', userId: child.userId, leadId: staffId, reason: 'evidence' };
  await insertHold(server.deps.database.db, { ...hold, at, endsAt });
  const all = [parent.email, other.email].toSorted();
  const erase = async (isNow: boolean, as = parent) => {
    server.clock.advance(MINUTE);
    const answer = await ask(`POST ${family}/erasure`, { body: { isNow }, as });
    expect(answer.status, answer.text).toBe(200);
    // The lead of the desk learns of a hold.
    return to(await letters()).filter(email => all.includes(email));
  };
  expect(await erase(false)).toEqual(all);
  expect(await erase(false)).toEqual([]);
  expect(await erase(false, other)).toEqual([]);
  const { erasure, changes } = await data();
  expect(erasure?.asked?.name).toBe('Emre');
  expect(changes).toHaveLength(1);
  expect(await erase(true)).toEqual(all);
  expect(await erase(true)).toEqual([]);
  expect((await data()).changes).toHaveLength(2);
  expect((await ask(`DELETE ${family}/erasure`)).status).toBe(200);
  expect(to(await letters())).toEqual(all);
  expect((await ask(`DELETE ${family}/erasure`)).status).toBe(404);
  expect(await letters()).toEqual([]);
});

test('FAMILY-38 the other parent gets a letter about an erasure at once, without the name of the child', async () => {
  const { other, letters } = await withOtherParent();
  await server.deps.database.db
    .updateTable('users')
    .set({ username: 'Zyxia' })
    .where('user_id', '=', child.userId)
    .execute();
  const answer = {
    proof: '',
    ...(await ask(`POST ${family}/erasure`, { body: { isNow: true } })).json(),
  };
  const done = await letters();
  expect(to(done)).toEqual([parent.email, other.email].toSorted());
  expect(done[0]?.text).toContain(`Number of the proof: ${answer.proof}`);
  expect(JSON.stringify(done)).not.toContain('Zyxia');
});

test('FAMILY-28 what keeps a child from being erased is not shown before the day of the erasure', async () => {
  const { staffId } = await createStaff(server, { role: 'lead' });
  const hold = { holdId: 'hold-1', userId: child.userId, leadId: staffId, reason: 'evidence' };
  const at = new Date(server.clock());
  const endsAt = new Date(server.clock() + 30 * DAY);
  await insertHold(server.deps.database.db, { ...hold, at, endsAt });
  expect(await data()).toMatchObject({ erasure: null, holds: 0 });
  await ask(`POST ${family}/erasure`, { body: { isNow: false } });
  expect(await data()).toMatchObject({ erasure: { isHeld: false }, holds: 0 });
  server.clock.advance(7 * DAY);
  await keepRetention(server.deps);
  parent = { ...parent, token: await createAdultSession(server, parent.adultId) };
  expect(await data()).toMatchObject({ erasure: { isHeld: true }, holds: 1 });
});

test('FAMILY-22 a correction reaches the teachers by letter, and is in the register', async () => {
  const body = { name: 'Elif', birth: '2017-05' };
  expect((await ask(`POST ${family}/correction`, { body })).status).toBe(200);
  await sendLetters(server.deps);
  const [letter] = server.mailer.letters;
  expect(letter?.to).toBe(cast.adults.teacher.email);
  expect(letter?.text).toContain('first name: Elif');
  expect((await data()).changes).toMatchObject([{ action: 'asked' }]);
  expect((await ask(`POST ${family}/correction`, { body: {} })).status).toBe(422);
  for (const birth of ['2035-01', '1990-01', '2024-01']) {
    expect((await ask(`POST ${family}/correction`, { body: { birth } })).status).toBe(422);
  }
});

test('FAMILY-23 another’s child answers like an unknown one', async () => {
  const other = await createAdult(server, { role: 'parent', userId: friend.userId });
  const answer = await ask(`GET ${family}/home`, { as: other });
  const unknown = await ask(`GET ${family}/home`, { as: other, path: { childId: 'nobody' } });
  expect([answer.status, answer.text]).toEqual([404, unknown.text]);
});
