import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FriendItem } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../support/api.ts';
import { launchProfile } from '../support/browser.ts';
import { startFileServer } from '../support/browsing.ts';
import { waitForCached } from '../support/cached.ts';
import { searchProfile } from '../support/profile-search/search-profile.ts';

const server = await startFileServer();
const { url } = server;
const api = createApi(url);

let profile: string;
beforeAll(async () => {
  profile = await mkdtemp(path.join(tmpdir(), 'digipals-erased-'));
});
afterAll(async () => {
  await server.stop();
  await rm(profile, { recursive: true, force: true });
});

const command = path.resolve(import.meta.dirname, '../../apps/server/src/grown-up.ts');
const actForGrownUp = async (...words: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], {
    env: server.commandEnv,
  });
  return stdout;
};

test('RIGHTS-06 an erasure logs the child out in its open page, and nothing readable of it stays in storage, caches or files of its browser', async () => {
  // Only a real sign-in has the key with which work is sealed.
  const context = await launchProfile(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${url}/?t=${await api.ticket('Amara')}`);
  await page.waitForURL(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Amara', exact: true }).waitFor();
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
  await waitForCached(page, 'starter-01-friends');
  await page.goto(`${url}/profile/friends`);
  await page.getByText(friend.username).first().waitFor();
  await page.goto(`${url}/conversation?to=${friend.userId}`);
  await page.getByText(sent).first().waitFor();
  await page.getByRole('textbox').fill(draft);

  const readStorage = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(readStorage).toContain(draft);

  const { username: friendName, userId: friendId } = friend;
  const texts = { name: 'Amara', userId, token, workKey, draft, sent, friendName, friendId };
  const search = () => Object.values(searchProfile(profile, texts)).flat();
  await expect.poll(search).toContainEqual(expect.stringContaining('CacheStorage'));

  expect(await actForGrownUp('erase', 'DEMO', 'Amara', 'now')).toMatch(/is erased: \d+ rows/);
  await page.reload();
  await page.waitForURL(`${url}/student`);
  const left = await readStorage();
  for (const trace of Object.values(texts)) {
    expect([trace, left.includes(trace)]).toEqual([trace, false]);
  }
  await context.close();
  // The next visits write over the log of local storage (SHARED-04).
  expect(search().filter(file => !file.includes('Local Storage'))).toEqual([]);
});
