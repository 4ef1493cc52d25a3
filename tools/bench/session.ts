import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary data folder and returns a function to remove it. */
export const temporaryData = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'digipals-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
};

/** Reads the JSON of an answer. @throws if the call failed */
export const readJson = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  return (await answer.json()) as T;
};

/** A session of a demo child, as a browser gets it. @throws if a call failed */
export const signIn = async (url: string, username: string) => {
  const answer = await fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ classCode: 'DEMO', username, pictures: ['cat', 'sun', 'ball'] }),
  });
  const { ticket } = await readJson<{ ticket: string }>(answer);
  const current = await fetch(`${url}/api/users/current`, {
    headers: { authorization: `Bearer ${ticket}` },
  });
  return readJson<{ userId: string; username: string; userAccessToken: string }>(current);
};
