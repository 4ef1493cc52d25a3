import { listNotifications, readUpTo } from '../../domains/notifications/index.ts';
import { PICTURE_EDITION } from '../../domains/profile/index.ts';
import { pollNotifications } from '../../use-cases/poll-notifications.ts';
import type { HandlersOf } from '../call.ts';
import { versioned } from '../versioned.ts';

type NotificationsCall = 'GET users/{id}/notifications' | 'PUT users/{id}/notifications';

/** Increase it when the answer changes for the same rows, so that browsers do not reuse a cached one. */
const SHAPE = 1;

export const notificationsHandlers: HandlersOf<NotificationsCall> = {
  'GET users/{id}/notifications': async ({ db, params, now, offset }) => {
    const version = await pollNotifications(db, { userId: params.id, now, offset });
    return versioned(`${version}-${SHAPE}-${PICTURE_EDITION}`, () =>
      listNotifications(db, params.id),
    );
  },

  'PUT users/{id}/notifications': async ({ db, params, body }) => {
    await readUpTo(db, params.id, body.lastReadMessageId);
    return body;
  },
};
