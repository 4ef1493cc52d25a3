import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FriendItem } from '@digipals/contract';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { startServer } from '../support/server.ts';

// The command finds the database in the folder of the server, so it cannot be a copy elsewhere.
const server = await startServer();
const { url, api, open } = await withBrowser({ server });

const command = path.resolve(import.meta.dirname, '../../apps/server/src/grown-up.ts');
const actForGrownUp = async (...words: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env });
  return stdout;
};

test('RIGHTS-06 an erasure logs the child out in its open page, and its browser keeps nothing to read of it', async () => {
  // Only a real sign-in has the key with which work is sealed.
  const page = await open(`/?t=${await api.ticket('Mia')}`);
  await page.waitForURL(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const { userId = '', userAccessToken: token = '', workKey = '' } = stored;
  const friends = await api.read<FriendItem[]>(`users/${userId}/friends`, token);
  const friend = friends.find(({ request }) => request.status === 'accepted')?.friend;
  await page.goto(`${url}/conversation?to=${friend?.userId}`);
  const draft = 'My uncle paints green bicycles.';
  await page.getByRole('textbox').fill(draft);
  const readStorage = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(readStorage).toContain(draft);

  expect(await actForGrownUp('erase', 'DEMO', 'Mia', 'now')).toMatch(/is erased: \d+ rows/);
  await page.reload();
  await page.waitForURL(`${url}/student`);
  const left = await readStorage();
  for (const trace of ['Mia', userId, token, workKey, draft]) {
    expect([trace, left.includes(trace)]).toEqual([trace, false]);
  }
});
