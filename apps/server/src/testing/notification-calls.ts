import type { Notification } from '@digipals/contract';
import { notify } from '../domains/notifications/index.ts';
import type { Notice } from '../domains/notifications/notifications.data.ts';
import type { TestChild } from './children.ts';
import type { TestApp } from './create-test-app.ts';

/** Returns the current app and child of a test. */
export type Subject = () => { readonly server: TestApp; readonly child: TestChild };

/** Reads and creates notifications; by default of the child of the test. */
export function notificationCalls(subject: Subject) {
  const poll = (of = subject().child, tag?: string) =>
    subject().server.call('GET', `users/${of.userId}/notifications`, {
      token: of.token,
      headers: { 'x-timezone-offset': '0', ...(tag !== undefined && { 'if-none-match': tag }) },
    });
  const tell = (notice: Partial<Notice> = {}, of = subject().child) => {
    const { clock, deps } = subject().server;
    const complete: Notice = {
      userId: of.userId,
      type: 'referral',
      content: {},
      at: new Date(clock()),
      ...notice,
    };
    return deps.database.db.transaction().execute(db => notify(db, complete));
  };
  return {
    poll,
    tell,
    tagOf: async (of?: TestChild) => String((await poll(of)).headers['etag']),
    list: async (of?: TestChild) => (await poll(of)).json<Notification[]>(),
    mark: (id: string, of = subject().child) =>
      subject().server.call('PUT', `users/${of.userId}/notifications`, {
        token: of.token,
        body: { lastReadMessageId: id },
      }),
    tellMany: async (count: number) => {
      for (let index = 0; index < count; index += 1) await tell();
    },
  };
}
