import { attempt, invalidateChanges, isCallError } from '@digipals/client';
import type { Services } from '../../shared/services.tsx';
import { readUpTo } from './feed/keep-newest.ts';
import { notificationsQuery } from './feed/notifications-query.ts';

type Given = Pick<Services, 'call' | 'queries'>;

/**
 * Marks a notification and all before it as read, here at once and then on the server (NOTIF-11,
 * CALL-09). What could not be told to the server is as it was at the next poll.
 */
export async function markRead({ call, queries }: Given, userId: string, id: string) {
  const { queryKey } = notificationsQuery(userId);
  // A poll that is on its way has asked before: its answer would bring back what was new.
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, list => list && readUpTo(list, id));
  const answer = await attempt(
    call('PUT users/{id}/notifications', {
      params: { id: userId },
      body: { lastReadMessageId: id },
    }),
  );
  if (!isCallError(answer)) await invalidateChanges(queries, 'PUT users/{id}/notifications');
}
