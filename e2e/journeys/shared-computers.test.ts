import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FriendItem } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../support/api.ts';
import { launchProfile } from '../support/browser.ts';
import { startFileServer } from '../support/browsing.ts';
import { waitForCached } from '../support/cached.ts';
import { chooseLogOut } from '../support/menu.ts';
import { searchProfile } from '../support/profile-search/search-profile.ts';

const server = await startFileServer();
const { url } = server;
const api = createApi(url);
const activityId = 'starter-01-friends';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'digipals-profile-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * A table of LevelDB with one block: the key "k" and the value "Amara", in Snappy as "Amar" and a copy of
 * its third letter, so that the name is nowhere in one piece.
 */
const snappyTable = Buffer.from(
  [
    '111c0001056b416d61720202001c00000000010000000100000000',
    '0001027a001600000000010000000000000000',
    '00001b0e'.padEnd(80, '0'),
    '57fb808b247547db',
  ].join(''),
  'hex',
);

/** Signs a child in on the student page. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${url}/student`);
  await page.getByRole('textbox').fill('demo');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  for (const picture of ['Cat', 'Sun', 'Ball'])
    await page.getByRole('button', { name: picture, exact: true }).click();
  await page.waitForURL(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
}

/** Opens the student page in a profile; closing the browser writes everything to the disk. */
async function visitStudentPage(profile: string): Promise<void> {
  const context = await launchProfile(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${url}/student`);
  await page.getByRole('textbox').waitFor();
  await context.close();
}

test('SHARED-04 the search of a profile reads plain, compressed and deleted texts', async () => {
  const profile = path.join(folder, 'search');
  const cached = (body: Buffer) => {
    const key = Buffer.from('1/0/http://digipals.test/api/friends');
    const header = Buffer.alloc(24);
    Buffer.from('305c72a71b6dfbfc', 'hex').copy(header);
    header.writeUInt32LE(key.length, 12);
    return Buffer.concat([header, key, body, Buffer.from('d8410d97456ffaf4', 'hex'), header]);
  };
  await mkdir(profile);
  const files = {
    '000003.ldb': snappyTable,
    plain: Buffer.from('…Amara…'),
    utf16: Buffer.from('…Amara…', 'utf16le'),
    '0123456789abcdef_0': cached(brotliCompressSync(Buffer.from('{"username":"Amara"}'))),
    fedcba9876543210_0: cached(gzipSync(Buffer.from('{"username":"Amara"}'))),
    other: Buffer.from('Amanda'),
  };
  for (const [name, bytes] of Object.entries(files))
    await writeFile(path.join(profile, name), bytes);
  const found = searchProfile(profile, { name: 'Amara', friend: 'Wei' });
  expect({ ...found, name: found['name']?.sort() }).toEqual({
    name: ['000003.ldb', '0123456789abcdef_0', 'fedcba9876543210_0', 'plain', 'utf16'],
  });
});

test('SHARED-04 after a logout no file of the browser has anything of the child', async () => {
  const profile = path.join(folder, 'amara');
  const before = await launchProfile(profile);
  const page = before.pages()[0] ?? (await before.newPage());
  await signIn(page, 'Amara');
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const { userId = '', userAccessToken: token = '', workKey = '' } = stored;
  const friends = await api.read<FriendItem[]>(`users/${userId}/friends`, token);
  const friend = friends
    .filter(({ request }) => request.status === 'accepted')
    .map(other => other.friend)
    .find(({ username }) => username.length > 4);
  if (!friend) throw new Error('Amara has no friend');
  const sent = 'I saw a purple whale in the harbour.';
  const draft = 'My uncle paints green bicycles.';
  await api.write('messages/chats', { message: sent, toUserId: friend.userId }, { token });

  await page.goto(`${url}/training-menu`);
  await waitForCached(page, activityId);
  await page.goto(`${url}/profile/friends`);
  await page.getByText(friend.username).first().waitFor();
  await page.goto(`${url}/conversation?to=${friend.userId}`);
  await page.getByText(sent).first().waitFor();
  await page.getByRole('textbox').focus();
  await page.keyboard.type(draft);
  await page.goto(`${url}/profile`);
  await before.close();

  const texts = {
    name: 'Amara',
    userId,
    token,
    workKey,
    sent,
    draft,
    friend: friend.username,
    friendId: friend.userId,
  };
  // The same search finds the child while it is signed in.
  expect(Object.keys(searchProfile(profile, texts))).toEqual(
    expect.arrayContaining(['name', 'userId', 'token', 'workKey', 'draft']),
  );

  const context = await launchProfile(profile);
  const again = context.pages()[0] ?? (await context.newPage());
  await again.goto(`${url}/profile`);
  await chooseLogOut(again);
  await again.waitForURL(`${url}/student`);
  await context.close();
  const left = Object.values(searchProfile(profile, texts)).flat();
  expect(left.filter(file => !file.includes('Local Storage'))).toEqual([]);
  // Chromium's local storage is a log. Each visit of the student page writes over what was deleted.
  for (let visits = 0; visits < 9; visits += 1) await visitStudentPage(profile);
  expect(searchProfile(profile, texts)).toEqual({});
});
