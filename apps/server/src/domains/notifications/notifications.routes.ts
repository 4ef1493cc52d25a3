import type { HandlersOf } from '../../app/call.ts';
import { versioned } from '../../app/versioned.ts';
import type { Db } from '../../db/db.ts';
import { PICTURE_EDITION } from '../profile/index.ts';
import { listNotifications, readUpTo } from './notifications.service.ts';

type NotificationsCall = 'GET users/{id}/notifications' | 'PUT users/{id}/notifications';

/** Grows when the answer looks otherwise for the same rows, so that no browser keeps the old look. */
const SHAPE = 1;

/** Gives the version of what a child is told, after whatever time has brought about. */
export type PollNotifications = (
  db: Db,
  child: { userId: string; now: number; offset: number | null },
) => Promise<number>;

/** Calls of the noun notifications. */
export const notificationsHandlers = (poll: PollNotifications): HandlersOf<NotificationsCall> => ({
  'GET users/{id}/notifications': async ({ db, params, now, offset }) => {
    const version = await poll(db, { userId: params.id, now, offset });
    return versioned(`${version}-${SHAPE}-${PICTURE_EDITION}`, () =>
      listNotifications(db, params.id),
    );
  },

  'PUT users/{id}/notifications': async ({ db, params, body }) => {
    await readUpTo(db, params.id, body.lastReadMessageId);
    return body;
  },
});
