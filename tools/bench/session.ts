import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary data folder and returns a function to remove it. */
export const temporaryData = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'digipals-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
};

/** A session of a demo child, as a browser gets it. */
export const signIn = async (url: string, username: string) => {
  const answer = await fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ classCode: 'DEMO', username, pictures: ['cat', 'sun', 'ball'] }),
  });
  const { ticket } = (await answer.json()) as { ticket: string };
  const current = await fetch(`${url}/api/users/current`, {
    headers: { authorization: `Bearer ${ticket}` },
  });
  return (await current.json()) as { userId: string; username: string; userAccessToken: string };
};
