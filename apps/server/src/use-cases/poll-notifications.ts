import { type PollNotifications, readVersion } from '../domains/notifications/index.ts';
import { endLostStreak } from './settle-streak.ts';

/** The version of what a child is told. A streak that has run out meanwhile is ended here. */
export const pollNotifications: PollNotifications = async (db, child) => {
  const { version, streakDue } = await readVersion(db, child.userId, child.now);
  if (!streakDue) return version;
  await endLostStreak(db, child);
  return (await readVersion(db, child.userId, child.now)).version;
};
