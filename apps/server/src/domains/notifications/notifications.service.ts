import { type Notification, notifications as rules } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { readSummaries } from '../friends/index.ts';
import { findHelpNotice, isHelpNotice } from './help-notice.ts';
import {
  deleteFrom,
  findVersion,
  listRows,
  lockNotifications,
  markRead,
  type Notice,
  trimNotifications,
  upsertNotification,
} from './notifications.data.ts';

const NUMBER = /^\d{1,9}$/;

/** Notifies a child, in the transaction of the event (NOTIF-04). */
export async function notify(db: Db, notice: Notice): Promise<void> {
  const added = await upsertNotification(db, notice);
  if (added) await trimNotifications(db, notice.userId, rules.kept);
}

/** The first notification of a new child: a study buddy that opens onboarding (NOTIF-08). */
export const welcome = (db: Db, child: { userId: string; at: Date }): Promise<void> =>
  notify(db, {
    ...child,
    type: 'studybuddy',
    action: 'firstLogin',
    content: {},
    ref: 'firstLogin',
  });

/** Notifications of a child, newest first, without those about children it may no longer see. */
export async function listNotifications(db: Db, userId: string): Promise<Notification[]> {
  const rows = await listRows(db, userId, rules.kept);
  const others = [...new Set(rows.flatMap(({ fromId }) => fromId ?? []))];
  const seen = await readSummaries(db, userId, others);
  const list = rows.flatMap<Notification>(({ number, fromId, content, at, ...row }) => {
    const from = fromId === null ? undefined : seen.get(fromId);
    if (fromId !== null && !from) return [];
    return { id: String(number), ...row, at: at.toISOString(), content: { ...content, from } };
  });
  const help = await findHelpNotice(db, userId);
  if (!help) return list;
  const place = list.findIndex(({ at }) => at <= help.at);
  return list.toSpliced(place < 0 ? list.length : place, 0, help).slice(0, rules.kept);
}

/** The number of new notifications of a child, and the id of the newest (PROFILE-18). */
export async function readNotificationFigures(
  db: Db,
  userId: string,
): Promise<{ notificationCount: number; notificationLast: string | null }> {
  const list = await listNotifications(db, userId);
  return {
    notificationCount: list.filter(({ isNew }) => isNew).length,
    notificationLast: list[0]?.id ?? null,
  };
}

/** The version of a child's list. `streakDue`: its streak may be over. */
export const readVersion = (
  db: Db,
  userId: string,
  now: number,
): Promise<{ version: string; streakDue: boolean }> => findVersion(db, userId, new Date(now));

/** Marks a notification of the child and all before it as read (CALL-09). @throws not_found */
export async function readUpTo(db: Db, userId: string, id: string): Promise<void> {
  if (isHelpNotice(id)) return readBefore(db, userId, id);
  const known = NUMBER.test(id) && (await markRead(db, userId, Number(id)));
  if (!known) throw new ApiError('not_found');
}

/** Marks what is older than an answer to a help request: that stays new until the child has read the answer. */
async function readBefore(db: Db, userId: string, id: string): Promise<void> {
  const list = await listNotifications(db, userId);
  const place = list.findIndex(one => one.id === id);
  const older = list.slice(place + 1).find(one => !isHelpNotice(one.id));
  if (place >= 0 && older) await markRead(db, userId, Number(older.id));
}

/** Deletes the notifications of two children about each other, after a block (SAFE-09). */
export async function deleteNotificationsBetween(db: Db, one: string, other: string) {
  await lockNotifications(db, [one, other]);
  await deleteFrom(db, one, other);
  await deleteFrom(db, other, one);
}

/** Deletes the notifications of two children about each other's texts, which they can no longer read. */
export async function deletePostNotificationsBetween(db: Db, one: string, other: string) {
  await lockNotifications(db, [one, other]);
  await deleteFrom(db, one, other, 'post');
  await deleteFrom(db, other, one, 'post');
}
