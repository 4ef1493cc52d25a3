import type { ContactChoice, FamilyControls, LanguageCode, RestRules } from '@digipals/contract';
import { addDays } from '@digipals/engine';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import {
  findNewestConsent,
  readRules,
  saveContactPause,
  saveRestRules,
  takeEndedPauses,
} from '../domains/family/index.ts';
import { chooseLanguages, readChoice } from '../domains/languages/index.ts';
import { readPauses } from '../domains/streaks/index.ts';
import { lockChild, recordConsent } from '../domains/user/index.ts';
import { endPause, pauseStreak } from './pause-streak.ts';

/** How a parent decides about contact. */
const methods = { account: 'account of the parent', pause: 'pause of the parent' } as const;

type ChildNow = { readonly userId: string; readonly now: number };

/** Permits contact or ends it. The only place where a parent's choice becomes a permission. */
const setContact = (
  db: Db,
  { userId, now }: ChildNow,
  allowed: boolean,
  method: string = methods.account,
): Promise<void> => recordConsent(db, { userId, allowed, method, version: '1', at: new Date(now) });

/** What a parent has decided for its child (FAMILY-11). */
export async function readControls(db: Db, child: ChildNow): Promise<FamilyControls> {
  const rules = await readRules(db, child);
  const { quiet, minutesADay, usedToday, timeZone, today, contactAllowed } = rules;
  const pausedUntil = contactAllowed ? null : rules.pausedUntil;
  const pauses = await readPauses(db, child.userId);
  const { supportLanguage: language } = await readChoice(db, child.userId);
  const isOff = pausedUntil === null ? 'off' : 'paused';
  return {
    ...{ quiet, minutesADay, usedToday, timeZone, pausedUntil, language },
    contact: contactAllowed ? 'on' : isOff,
    streakPause: pauses.find(({ to }) => to === null || to >= today) ?? null,
  };
}

/** Contact on, off, or paused until a day (FAMILY-12). Acts on the next call. Needs a transaction. */
export async function chooseContact(db: Db, child: ChildNow, choice: ContactChoice): Promise<void> {
  await lockChild(db, child.userId);
  const isPause = choice.contact === 'paused';
  await saveContactPause(db, child.userId, isPause ? choice.until : null);
  const method = isPause ? methods.pause : methods.account;
  await setContact(db, child, choice.contact === 'on', method);
}

/** Permits contact again after a pause, unless somebody has forbidden it since (FAMILY-12). */
export const endContactPauses = ({ database, clock }: AppDeps): Promise<void> =>
  database.db.transaction().execute(async db => {
    const now = clock();
    for (const userId of await takeEndedPauses(db, new Date(now))) {
      const isOfPause = (await findNewestConsent(db, userId)) === methods.pause;
      await saveContactPause(db, userId, null);
      if (isOfPause) await setContact(db, { userId, now }, true, methods.pause);
    }
  });

/** Quiet hours and minutes a day (FAMILY-13). */
export const chooseRest = (db: Db, { userId }: ChildNow, rules: RestRules): Promise<void> =>
  saveRestRules(db, userId, rules);

/** Holidays for the streak, or none from today (FAMILY-17). Needs a transaction. */
export async function chooseStreakPause(
  db: Db,
  child: ChildNow,
  pause: { from: string; to: string } | null,
): Promise<void> {
  const { today } = await readRules(db, child);
  await endPause(db, child.userId, addDays(today, -1));
  if (pause) await pauseStreak(db, child.userId, pause);
}

/** The help language of a child (FAMILY-18). */
export async function chooseHelp(
  db: Db,
  { userId }: ChildNow,
  language: LanguageCode,
): Promise<void> {
  const choice = await readChoice(db, userId);
  await chooseLanguages(db, userId, { ...choice, supportLanguage: language }, '');
}
