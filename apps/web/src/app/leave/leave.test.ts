import { beforeEach, expect, test, vi } from 'vitest';
import { type UnfinishedRun, writeKeptRun } from '../../features/activities/keep/kept-run.ts';
import { createShown } from '../../features/activities/play/shown-once.ts';
import { lastActiveKey } from '../../shared/device/last-active.ts';
import { storageKeys } from '../../shared/storage.ts';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { type LeaveTools, leave } from './leave.ts';
import { reopenWork } from './sealed-work.ts';

const keyOf = (sign: string) => btoa(sign.repeat(32)).replace(/=+$/, '');
const set = (key: string, value: unknown) =>
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
const get = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
/** What local storage shows. Sealed work is random, so that it may contain any short word. */
const all = () => JSON.stringify({ ...localStorage }).replaceAll(/[A-Za-z0-9+/]{80,}=*/g, '');

const answer = (userId: string) => ({ id: `a-${userId}`, userId, entry: { questionId: 'q1' } });

/** Signs a child in as a login does. */
function signIn(name: string) {
  set(storageKeys.user, { userId: `u-${name}`, username: name });
  set(storageKeys.userId, `u-${name}`);
  set(storageKeys.userAccessToken, `token-${name}`);
  set(storageKeys.workKey, keyOf(name[0] ?? ''));
}

beforeEach(() => {
  localStorage.clear();
  signIn('Mia');
});

/** What `leave` needs; the server makes the browser clear all storage, as a real one does. */
function setUp(changes: Partial<LeaveTools> = {}) {
  const calls: string[] = [];
  const call = vi.fn(async (key: string) => {
    calls.push(key);
    localStorage.clear();
    return { logoutUrl: '/bye' };
  });
  const tools: LeaveTools = {
    call: call as unknown as LeaveTools['call'],
    storage: localStorage,
    queries: { clear: vi.fn<() => void>() },
    outbox: { isEmpty: () => true, send: async () => 0 },
    wait: () => new Promise(() => undefined),
    alone: work => work(),
    ...changes,
  };
  return { tools, calls };
}

const byChild = { tellServer: true, token: 'token-Mia' };

function addWork(name: string) {
  const child = `u-${name}`;
  set(storageKeys.drafts, {
    ...(get(storageKeys.drafts) as object),
    [child]: { 'message/u-ali': { text: `Secret of ${name}` } },
  });
  set(storageKeys.offlineSolutions, [
    ...((get(storageKeys.offlineSolutions) as [] | null) ?? []),
    answer(child),
  ]);
}

test('SHARED-03 a logout leaves nothing readable of the child, and its next sign-in finds all its work', async () => {
  addWork('Mia');
  set(storageKeys.finishedOffline, { 'u-Mia': { act: 80 } });
  set(storageKeys.visitedFriends, { 'u-Mia': ['u-ali'] });
  set(storageKeys.announced, { 'u-Mia': ['n-1'] });
  set(lastActiveKey, '1');
  set(storageKeys.events, [{ name: 'navigation' }]);
  writeKeptRun({ userId: 'u-Mia' } as UnfinishedRun);
  expect(all()).toContain('Secret of Mia');
  const { tools } = setUp();
  expect(await leave(tools, byChild)).toBe('/bye');
  expect(all()).not.toMatch(/Mia|u-ali|n-1|q1|token/);
  expect(Object.keys(localStorage)).toEqual([storageKeys.sealedWork, 'overwritingLeft']);
  expect(sessionStorage).toHaveLength(0);
  signIn('Mia');
  await reopenWork(localStorage);
  expect(get(storageKeys.drafts)).toEqual({
    'u-Mia': { 'message/u-ali': { text: 'Secret of Mia' } },
  });
  expect(get(storageKeys.offlineSolutions)).toEqual([answer('u-Mia')]);
  expect(get(storageKeys.finishedOffline)).toEqual({ 'u-Mia': { act: 80 } });
  expect(get(storageKeys.sealedWork)).toBeNull();
});

test('SETTINGS-07 the settings of a child do not stay for the next one, and what was not sent is sealed', async () => {
  set(storageKeys.settings, { calm: true, textSize: 'largest' });
  set(storageKeys.unsentChoices, { 'u-Mia': { settings: { calm: true } } });
  await leave(setUp().tools, byChild);
  expect(all()).not.toContain('calm');
  signIn('Noah');
  await reopenWork(localStorage);
  expect(get(storageKeys.unsentChoices)).toBeNull();
  signIn('Mia');
  await reopenWork(localStorage);
  expect(get(storageKeys.unsentChoices)).toEqual({ 'u-Mia': { settings: { calm: true } } });
});

test('HINT-10 what a child was shown once leaves the device with it and returns with it', async () => {
  createShown(localStorage, 'u-Mia').add('drag');
  expect(createShown(localStorage, 'u-Mia').has('drag')).toBe(true);
  await leave(setUp().tools, byChild);
  expect(all()).not.toContain('drag');
  signIn('Noah');
  await reopenWork(localStorage);
  expect(createShown(localStorage, 'u-Noah').has('drag')).toBe(false);
  signIn('Mia');
  await reopenWork(localStorage);
  expect(createShown(localStorage, 'u-Mia').has('drag')).toBe(true);
});

test('SHARED-03 another child cannot open sealed work, and it is still there for its author', async () => {
  addWork('Mia');
  await leave(setUp().tools, byChild);
  signIn('Noah');
  await reopenWork(localStorage);
  expect(all()).not.toContain('Secret');
  addWork('Noah');
  await leave(setUp().tools, { tellServer: true, token: 'token-Noah' });
  expect(get(storageKeys.sealedWork)).toHaveLength(2);
  signIn('Mia');
  await reopenWork(localStorage);
  expect(all()).toContain('Secret of Mia');
  expect(all()).not.toContain('Secret of Noah');
  expect(get(storageKeys.sealedWork)).toHaveLength(1);
});

test('SHARED-03 an expired session seals its work too, and work opened twice is not doubled', async () => {
  addWork('Mia');
  const { tools, calls } = setUp();
  await leave(tools, { ...byChild, tellServer: false });
  expect(calls).toEqual([]);
  expect(all()).not.toContain('Mia');
  signIn('Mia');
  const sealed = get(storageKeys.sealedWork);
  await reopenWork(localStorage);
  set(storageKeys.sealedWork, sealed);
  await reopenWork(localStorage);
  expect(get(storageKeys.offlineSolutions)).toEqual([answer('u-Mia')]);
});

test('SHARED-02 settings of the device and the work of others survive the cleared storage', async () => {
  set(storageKeys.soundOff, '1');
  set(storageKeys.classCode, 'DEMO');
  set(storageKeys.interfaceLanguage, 'fr');
  set(storageKeys.offlineSolutions, [answer('u-old')]);
  const { tools } = setUp();
  await leave(tools, byChild);
  expect({ ...localStorage }).toEqual({
    soundOff: '1',
    classCode: 'DEMO',
    interfaceLanguage: 'fr',
    offlineSolutions: JSON.stringify([answer('u-old')]),
    overwritingLeft: '8',
  });
});

test('SHARED-03 unsent answers are sent before the session ends', async () => {
  addWork('Mia');
  const sent: string[] = [];
  const outbox = {
    isEmpty: () => false,
    send: async (userId: string) => {
      sent.push(userId);
      localStorage.removeItem(storageKeys.offlineSolutions);
      return 1;
    },
  };
  const { tools } = setUp({ outbox });
  await leave(tools, byChild);
  expect(sent).toEqual(['u-Mia']);
  signIn('Mia');
  await reopenWork(localStorage);
  expect(get(storageKeys.offlineSolutions)).toBeNull();
  expect(all()).toContain('Secret of Mia');
});

test('PLAYER-71 a page that is hidden while its answers are sent leaves no run behind', async () => {
  const outbox = {
    isEmpty: () => false,
    send: async () => {
      writeKeptRun({ userId: 'u-Mia' } as UnfinishedRun);
      return 1;
    },
  };
  await leave(setUp({ outbox }).tools, byChild);
  expect(sessionStorage).toHaveLength(0);
});

test('SHARED-03 answers that cannot be sent do not hold the logout up', async () => {
  addWork('Mia');
  const outbox = { isEmpty: () => false, send: () => new Promise<never>(() => undefined) };
  const { tools, calls } = setUp({ outbox, wait: () => Promise.resolve() });
  await leave(tools, byChild);
  expect(calls).toEqual(['GET logout']);
});

test('SHARED-03 without a key drafts, looks and choices are deleted at logout and unsent answers stay', async () => {
  addWork('Mia');
  const chosen = [storageKeys.triedOn, storageKeys.firstSteps, storageKeys.unsentChoices];
  for (const key of chosen) localStorage.setItem(key, JSON.stringify({ 'u-Mia': { hat: 'cap' } }));
  localStorage.removeItem(storageKeys.workKey);
  await leave(setUp().tools, byChild);
  for (const key of [storageKeys.drafts, ...chosen]) expect(get(key), key).toBeNull();
  expect(get(storageKeys.offlineSolutions)).toEqual([answer('u-Mia')]);
});

test('SHARED-02 a tab that logs out late does not affect a child who has signed in since', async () => {
  signIn('Noah');
  addWork('Noah');
  const before = all();
  const { tools, calls } = setUp();
  expect(await leave(tools, byChild)).toBeNull();
  expect([all(), calls]).toEqual([before, []]);
});

test('SHARED-09 leaving everywhere asks the server for that', async () => {
  const { tools, calls } = setUp();
  await leave(tools, { ...byChild, everywhere: true });
  expect(calls).toEqual(['POST logout/everywhere']);
});

test('SHARED-02 a logout deletes what the service worker cached, except the files of the app', async () => {
  const { caches } = fakeCaches();
  for (const name of ['app-1', 'child-x', 'lessons-x', 'media', 'saved-media'])
    await (await caches.open(name)).put('/kept', new Response('of Mia'));
  // A page or the worker may have it open: its files stay unless its entries are deleted.
  const open = await caches.open('child-x');
  vi.stubGlobal('caches', caches);
  await leave(setUp().tools, byChild);
  vi.unstubAllGlobals();
  expect(await caches.keys()).toEqual(['app-1']);
  expect(await open.keys()).toEqual([]);
  expect(await (await caches.open('app-1')).keys()).toHaveLength(1);
});

test('LOGIN-15 a logout completes even if the browser never confirms deleting the caches', async () => {
  const { caches } = fakeCaches();
  vi.stubGlobal('caches', { ...caches, keys: () => new Promise(() => undefined) });
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  expect(await leave(setUp({ wait }).tools, byChild)).toBe('/bye');
  vi.unstubAllGlobals();
  expect(waits).toEqual([3_000]);
});
