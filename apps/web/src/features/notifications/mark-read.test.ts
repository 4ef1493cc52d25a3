import { createQueries } from '@digipals/client';
import { expect, test, vi } from 'vitest';
import { makeNotification } from '../../testing/world.ts';
import { notificationsQuery } from './feed/notifications-query.ts';
import { markRead } from './mark-read.ts';

test('NOTIF-11 a late poll does not mark notifications as new again', async () => {
  const list = [makeNotification({ isNew: true })];
  const late = Promise.withResolvers<typeof list>();
  const call = vi.fn(async (key: string) => (key.startsWith('GET') ? late.promise : {})) as never;
  const queries = createQueries(call);
  const query = notificationsQuery('me');
  queries.setQueryData(query.queryKey, list);
  const poll = queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  await markRead({ call, queries }, 'me', list[0]?.id ?? '');
  late.resolve(list);
  await poll;
  expect(queries.getQueryData(query.queryKey)?.map(({ isNew }) => isNew)).toEqual([false]);
});
