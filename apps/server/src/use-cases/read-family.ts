import type { FamilyChild, FamilyWeek, FamilyWord } from '@digipals/contract';
import { addDays } from '@digipals/engine';
import type { Content } from '../content/content.ts';
import type { Db } from '../db/db.ts';
import {
  countWeek,
  findFamily,
  findMinutes,
  findPlayed,
  mondayOf,
  praiseFor,
  readRules,
} from '../domains/family/index.ts';
import { readChoice } from '../domains/languages/index.ts';
import { pictureAddress } from '../domains/profile/index.ts';
import { offsetIn } from '../domains/streaks/index.ts';
import { readStars } from '../domains/training/index.ts';
import { listLearnt, readMetWords } from '../domains/words/index.ts';
import type { AdultCaller } from '../kernel/caller.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_DAYS = 7;

/** The children of an adult, by name (FAMILY-01). */
export async function readFamily(db: Db, { grants }: AdultCaller): Promise<FamilyChild[]> {
  const ids = grants.flatMap(({ role, userId }) => (role === 'parent' ? (userId ?? []) : []));
  const children = ids.length > 0 ? await findFamily(db, ids) : [];
  return children.map(({ avatarHash, dominoHash, ...child }) => ({
    ...child,
    avatarImage: pictureAddress(avatarHash),
    dominoImage: pictureAddress(dominoHash),
  }));
}

type ChildNow = { readonly userId: string; readonly now: number };

/** The week of a child around a moment, in the time zone of its school (FAMILY-02), and the words that it learnt. */
export async function readWeekAndWords(
  db: Db,
  content: Content,
  child: ChildNow,
): Promise<{ week: FamilyWeek; words: string[] }> {
  const { userId, now } = child;
  const { timeZone, today, minutesADay } = await readRules(db, child);
  const offset = offsetIn(timeZone, now);
  const monday = mondayOf(today);
  const from = new Date(Date.parse(`${monday}T00:00Z`) + offset * MINUTE_MS);
  const time = { from, to: new Date(from.getTime() + WEEK_DAYS * DAY_MS) };
  const minutes = await findMinutes(db, userId, monday);
  const days = Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = addDays(monday, index);
    return { day, minutes: minutes.get(day) ?? 0, isToday: day === today };
  });
  const inDays = { from: monday, to: addDays(monday, WEEK_DAYS - 1) };
  const words = await listLearnt(db, content, { userId, now, offset }, inDays);
  const played = await findPlayed(db, userId, time);
  const won = await readStars(db, content, userId);
  const stars = won.filter(activityId => played.has(activityId)).length;
  const { newFriends, returned, ...messages } = await countWeek(db, userId, time);
  const figures = { wordsLearnt: words.length, stars, messages, newFriends };
  const daysHere = days.filter(one => one.minutes > 0).length;
  const praise = praiseFor({ ...figures, daysHere });
  return { week: { days, ...figures, praise, returned, minutesADay }, words };
}

/** The week of a child, for its parents. */
export const readWeek = async (db: Db, content: Content, child: ChildNow): Promise<FamilyWeek> =>
  (await readWeekAndWords(db, content, child)).week;

/** The words that a child met, the newest first, with what they mean (FAMILY-05). */
export async function readFamilyWords(
  db: Db,
  content: Content,
  { userId, now }: ChildNow,
): Promise<FamilyWord[]> {
  const met = await readMetWords(db, content, { userId, now, offset: null });
  const { teachingLanguage } = await readChoice(db, userId);
  return met.map(({ audio, ...word }) => ({
    ...word,
    meaning: content.words.find(teachingLanguage, word.id)?.meaning ?? {},
    audio: audio[teachingLanguage],
  }));
}
