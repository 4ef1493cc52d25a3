import { randomUUID } from 'node:crypto';
import type { Activity, CurrentUser, HistoryEntry, LanguageCode } from '@digipals/contract';

/** A child that is signed in. */
export type Child = { user: CurrentUser; userId: string; token: string };

/** The API of a server as a program uses it: what journeys arrange and check beside the screen. */
export type Api = ReturnType<typeof createApi>;

/** Pictures of every child of the demo world. */
export const pictures = ['cat', 'sun', 'ball'] as const;

const asJson = { 'content-type': 'application/json' };

/** @param base address of the server, without a slash at its end */
export function createApi(base: string) {
  const send = (path: string, init: RequestInit & { token?: string | null } = {}) => {
    const { token, headers, ...rest } = init;
    const bearer = token ? { authorization: `Bearer ${token}` } : {};
    return fetch(`${base}/api/${path}`, { ...rest, headers: { ...bearer, ...headers } });
  };

  const read = async <T>(path: string, token: string): Promise<T> => {
    const answer = await send(path, { token });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };

  const ticket = async (username: string): Promise<string> => {
    const answer = await send('sign-in', {
      method: 'POST',
      headers: { ...asJson, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ classCode: 'DEMO', username, pictures }),
    });
    if (!answer.ok) throw new Error(`${username} cannot sign in: ${await answer.text()}`);
    return ((await answer.json()) as { ticket: string }).ticket;
  };

  return {
    base,
    send,
    read,
    /** A fresh one-use sign-in ticket. */
    ticket,
    async signIn(username: string): Promise<Child> {
      const { userAccessToken, ...user } = await read<CurrentUser>(
        'users/current',
        await ticket(username),
      );
      if (!userAccessToken) throw new Error('The ticket was not traded for a token.');
      return { user, userId: user.userId, token: userAccessToken };
    },
    async lingos({ userId, token }: Child): Promise<number> {
      return (await read<{ amount: number }>(`users/${userId}/lingos`, token)).amount;
    },
    activity: (id: string, { token }: Child) =>
      read<Activity>(`activities/${id}?language=gb`, token),
    /** Chooses the language that helps a child; it learns British English. */
    async chooseHelp({ userId, token }: Child, supportLanguage: LanguageCode): Promise<void> {
      const answer = await send(`users/${userId}/languages`, {
        method: 'POST',
        token,
        headers: { ...asJson, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ teachingLanguage: 'gb', supportLanguage }),
      });
      if (!answer.ok) throw new Error(`languages: ${answer.status} ${await answer.text()}`);
    },
    async postSolution(
      { userId, token }: Child,
      entries: HistoryEntry[],
      key: string = randomUUID(),
    ): Promise<number> {
      const answer = await send(`users/${userId}/solution`, {
        method: 'POST',
        token,
        headers: { ...asJson, 'idempotency-key': key },
        body: JSON.stringify(entries),
      });
      if (!answer.ok) throw new Error(`solution: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { lingoCredit: number }).lingoCredit;
    },
  };
}
