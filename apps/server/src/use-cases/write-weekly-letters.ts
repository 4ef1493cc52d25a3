import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { readFamily } from '../domains/grown-ups/index.ts';
import { htmlOf, queueLetter, textOf } from '../domains/mail/index.ts';
import { listPlaces, type SchoolPlace } from '../domains/schools/index.ts';
import { offsetIn } from '../domains/streaks/index.ts';
import { readIdentity } from '../domains/user/index.ts';
import {
  claimWeek,
  listWithoutLetter,
  mayGetWeeklyLetter,
  type Week,
  weekAt,
} from '../domains/weekly-letters/index.ts';
import { readWeek } from './read-week.ts';
import { hasNews, weeklyLetter } from './weekly-letter.ts';

type WeeklyDeps = Pick<AppDeps, 'database' | 'clock' | 'random' | 'content' | 'config'>;

const ID_BYTES = 16;
const TOKEN_BYTES = 32;

/** Address of the page that stops the weekly letter. */
const stopUrlOf = ({ config }: WeeklyDeps, token: string): string =>
  `${config.publicUrl}/letters/stop/${token}`;

/** Writes one letter, unless another server has. Needs a transaction. @returns whether it wrote one */
async function writeOne(
  db: Db,
  deps: WeeklyDeps,
  {
    userId,
    week,
    schoolName,
    at,
  }: { userId: string; week: Week; at: Date } & Pick<SchoolPlace, 'schoolName'>,
): Promise<boolean> {
  const family = await readFamily(db, userId, at);
  if (!family || !(await mayGetWeeklyLetter(db, userId))) return false;
  const child = await readIdentity(db, userId);
  const did = await readWeek(db, deps.content, { userId, week });
  const { monday } = week;
  if (!child || !hasNews(did)) {
    await claimWeek(db, { userId, monday, token: null, at });
    return false;
  }
  const token = deps.random(TOKEN_BYTES).toString('base64url');
  if (!(await claimWeek(db, { userId, monday, token, at }))) return false;
  const { email, language } = family;
  const stopUrl = stopUrlOf(deps, token);
  const openUrl = `${deps.config.publicUrl}/grown-ups`;
  const about = { language, name: child.username, schoolName, week, did, openUrl, stopUrl };
  const parts = weeklyLetter(about);
  const id = deps.random(ID_BYTES).toString('base64url');
  const written = { text: textOf(parts), html: htmlOf(parts), language, stopUrl };
  const letter = { id, to: email, subject: parts.title, userId, series: 'week', ...written };
  await queueLetter(db, letter, at);
  return true;
}

/**
 * Writes the letters of the week to families, when it is Sunday evening or Monday at their school. Each letter is
 * written once, however many servers do this and however often. @returns how many were written
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
    const week = weekAt(now, offsetIn(timeZone, now));
    if (!week) continue;
    for (const userId of await listWithoutLetter(db, { schoolId, monday: week.monday })) {
      if (stopping?.aborted) return count;
      const one = { userId, week, schoolName, at };
      const wrote = await db.transaction().execute(each => writeOne(each, deps, one));
      if (wrote) count += 1;
    }
  }
  return count;
}
