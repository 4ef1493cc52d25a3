import type { Notification, Streak, UserStatus } from '@digipals/contract';
import type { TestChild } from './children.ts';
import type { Subject } from './notification-calls.ts';

/** Subject, caller and X-Timezone-Offset; by default the child of the test and 0. */
export type Asked = { of?: TestChild; by?: TestChild; offset?: string };

/** Calls that show a streak. */
export function streakCalls(subject: Subject) {
  const get = ({ of, by, offset = '0' }: Asked, path: string) => {
    const { server, child } = subject();
    return server.call('GET', path.replace('{id}', (of ?? child).userId), {
      token: (by ?? child).token,
      headers: { 'x-timezone-offset': offset },
    });
  };
  return {
    get,
    streakOf: async (asked: Asked = {}) => (await get(asked, 'streaks/{id}')).json<Streak>(),
    statusOf: async (asked: Asked = {}) =>
      (await get(asked, 'users/{id}/status')).json<UserStatus>(),
    told: async (asked: Asked = {}) =>
      (await get(asked, 'users/{id}/notifications'))
        .json<Notification[]>()
        .map(({ type, content }) => [type, content.streak ?? content.amount ?? null]),
  };
}
