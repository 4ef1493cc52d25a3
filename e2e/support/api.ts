import { randomUUID } from 'node:crypto';
import type {
  Activity,
  CurrentLesson,
  CurrentUser,
  HistoryEntry,
  LanguageCode,
  TeachingLanguage,
} from '@digipals/contract';

/** A signed-in child. */
export type Child = { user: CurrentUser; userId: string; token: string };

/** A client of the API, with which journeys prepare and check data. */
export type Api = ReturnType<typeof createApi>;

/** Pictures of every child of the demo world. */
export const pictures = ['cat', 'sun', 'ball'] as const;

const asJson = { 'content-type': 'application/json' };

/** @param base address of the server without a trailing slash */
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

  const write = async <T>(
    path: string,
    body: unknown,
    { token, key = randomUUID() }: { token?: string; key?: string } = {},
  ): Promise<T> => {
    const answer = await send(path, {
      method: 'POST',
      token: token ?? null,
      headers: { ...asJson, 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };

  const ticket = async (username: string): Promise<string> =>
    (await write<{ ticket: string }>('sign-in', { classCode: 'DEMO', username, pictures })).ticket;

  return {
    base,
    send,
    read,
    write,
    /** A new one-time sign-in ticket. */
    ticket,
    async signIn(username: string): Promise<Child> {
      const { userAccessToken, ...user } = await read<CurrentUser>(
        'users/current',
        await ticket(username),
      );
      if (!userAccessToken) throw new Error('The ticket was not exchanged for a token');
      return { user, userId: user.userId, token: userAccessToken };
    },
    /** Makes two children strangers: deletes friendship, requests and blocks in both directions. */
    async makeStrangers(one: Child, other: Child): Promise<void> {
      for (const [by, whom] of [
        [one, other],
        [other, one],
      ] as const) {
        for (const list of ['blocks', 'friends']) {
          const answer = await send(`users/${by.userId}/${list}/${whom.userId}`, {
            method: 'DELETE',
            token: by.token,
            headers: { 'idempotency-key': randomUUID() },
          });
          // 404: there was nothing to delete.
          if (!answer.ok && answer.status !== 404) throw new Error(`${list}: ${answer.status}`);
        }
      }
    },
    async lingos({ userId, token }: Child): Promise<number> {
      return (await read<{ amount: number }>(`users/${userId}/lingos`, token)).amount;
    },
    activity: (id: string, { token }: Child) =>
      read<Activity>(`activities/${id}?language=gb`, token),
    /** Sets the help language of a child and its variety of English. */
    async chooseHelp(
      { userId, token }: Child,
      supportLanguage: LanguageCode,
      teachingLanguage: TeachingLanguage = 'gb',
    ): Promise<void> {
      await write(`users/${userId}/languages`, { teachingLanguage, supportLanguage }, { token });
    },
    async postSolution(
      { userId, token }: Child,
      entries: HistoryEntry[],
      key?: string,
    ): Promise<number> {
      const answer = await write<{ lingoCredit: number }>(`users/${userId}/solution`, entries, {
        token,
        ...(key && { key }),
      });
      return answer.lingoCredit;
    },
    /** The current lesson of a child. */
    lesson: ({ userId, token }: Child) =>
      read<CurrentLesson>(`users/${userId}/currentLesson`, token),
    /** Moves a child to a lesson. */
    stepTo: ({ userId, token }: Child, lessonId: string) =>
      write<CurrentLesson>(`users/${userId}/currentLesson`, { lessonId }, { token }),
  };
}
