import { readJson, signIn } from '../bench/session.ts';

/** A child that is signed in. */
export type Session = { readonly userId: string; readonly userAccessToken: string };

const CALL_MS = 5_000;
const TRIES = 20;

/** Calls the API as a child. */
export const call = (
  url: string,
  { userAccessToken }: Session,
  path: string,
  init: RequestInit = {},
): Promise<Response> =>
  fetch(`${url}/api/${path}`, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${userAccessToken}` },
    signal: AbortSignal.timeout(CALL_MS),
  });

/** Signs in again when a busy machine refuses it. */
async function trySignIn(url: string, username: string): Promise<Session> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await signIn(url, username);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/** `count` sessions of the demo children that can sign in: several of each, as on several devices. */
export async function signAllIn(url: string, count: number): Promise<Session[]> {
  const roster = await fetch(`${url}/api/sign-in/DEMO`);
  const { children } = await readJson<{ children: { username: string }[] }>(roster);
  const sessions: Session[] = [];
  while (sessions.length < count) {
    for (const { username } of children) sessions.push(await trySignIn(url, username));
  }
  return sessions.slice(0, count);
}

/** How many sessions a server no longer accepts. */
export async function countLoggedOut(url: string, sessions: readonly Session[]): Promise<number> {
  const answers = await Promise.all(
    sessions.map(session => call(url, session, `users/${session.userId}/lingos`)),
  );
  return answers.filter(({ status }) => status === 401).length;
}
