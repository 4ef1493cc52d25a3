import { attempt, invalidateChanges, isCallError } from '@digipals/client';
import type { Services } from '../../shared/services.tsx';
import { readUpTo } from './feed/keep-newest.ts';
import { notificationsQuery } from './feed/notifications-query.ts';

type Given = Pick<Services, 'call' | 'queries'>;

/**
 * Marks a notification and all older ones as read, locally at once and then on the server (NOTIF-11, CALL-09).
 * If the call fails, the next poll restores the state.
 */
export async function markRead({ call, queries }: Given, userId: string, id: string) {
  const { queryKey } = notificationsQuery(userId);
  // A pending poll was sent before: its response would mark them as new again.
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
