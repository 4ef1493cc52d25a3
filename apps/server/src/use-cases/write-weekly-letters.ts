import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { makeStopLink } from '../domains/consents/index.ts';
import { queueLetter, writtenOf } from '../domains/mail/index.ts';
import { listPlaces, type SchoolPlace } from '../domains/schools/index.ts';
import { offsetIn } from '../domains/streaks/index.ts';
import { readIdentity } from '../domains/user/index.ts';
import {
  claimWeek,
  listWithoutLetter,
  type Week,
  weekAt,
} from '../domains/weekly-letters/index.ts';
import { readWeekAndWords } from './read-family.ts';
import { weeklyLetter } from './weekly-letter.ts';
import { findWeeklyReader } from './weekly-reader.ts';

type WeeklyDeps = Pick<AppDeps, 'database' | 'clock' | 'random' | 'content' | 'config'>;

const ID_BYTES = 16;

type One = Pick<SchoolPlace, 'schoolName'> & {
  readonly userId: string;
  readonly dates: Week;
  readonly at: Date;
};

/** The letter about the week of a child, unless another server has written it. Needs a transaction. */
async function writeOne(
  db: Db,
  deps: WeeklyDeps,
  { userId, dates, schoolName, at }: One,
): Promise<boolean> {
  const reader = await findWeeklyReader(db, userId, at);
  const child = await readIdentity(db, userId);
  if (!reader || !child) return false;
  const now = Math.min(at.getTime(), dates.to.getTime() - 1);
  const did = await readWeekAndWords(db, deps.content, { userId, now });
  const { praise } = did.week;
  // A week is claimed only with a letter: a child may play later on Sunday.
  if (praise === 'start' || !(await claimWeek(db, { userId, monday: dates.monday, at })))
    return false;
  const { email: to, language } = reader;
  const { publicUrl } = deps.config;
  const stopUrl = `${publicUrl}/letters/stop/${await makeStopLink(db, deps, { userId, email: to, language, at })}`;
  const openUrl = `${publicUrl}/grown-ups`;
  const about = { language, name: child.username, schoolName, dates, openUrl, stopUrl };
  const written = writtenOf(weeklyLetter({ ...about, ...did, praise }));
  const id = deps.random(ID_BYTES).toString('base64url');
  await queueLetter(db, { id, to, userId, series: 'week', stopUrl, ...written }, at);
  return true;
}

/**
 * Writes the letters of the week to families that want them, when it is Sunday evening or Monday at their school.
 * Each letter is written once, however many servers do this and however often. A week without anything brings none.
 * @returns how many were written
 */
export async function writeWeeklyLetters(
  deps: WeeklyDeps,
  stopping?: AbortSignal,
): Promise<number> {
  const { db } = deps.database;
  const now = deps.clock();
  const at = new Date(now);
  let count = 0;
  for (const { schoolId, schoolName, timeZone } of await listPlaces(db)) {
    const dates = weekAt(now, offsetIn(timeZone, now));
    if (!dates) continue;
    for (const userId of await listWithoutLetter(db, { schoolId, ...dates })) {
      if (stopping?.aborted) return count;
      const one = { userId, dates, schoolName, at };
      const wrote = await db.transaction().execute(each => writeOne(each, deps, one));
      if (wrote) count += 1;
    }
  }
  return count;
}
