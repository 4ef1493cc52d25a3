import type { ContactChoice, FamilyControls, LanguageCode, RestRules } from '@digipals/contract';
import { addDays } from '@digipals/engine';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { readConsents } from '../domains/consents/index.ts';
import {
  readRules,
  saveContactPause,
  saveRestRules,
  takeEndedPauses,
} from '../domains/family/index.ts';
import { chooseLanguages, readChoice } from '../domains/languages/index.ts';
import { readPauses } from '../domains/streaks/index.ts';
import { lockChild } from '../domains/user/index.ts';
import type { AdultCaller } from '../kernel/caller.ts';
import { decideConsents } from './decide-consents.ts';
import { decideAsParent } from './join-as-parent.ts';
import { endPause, pauseStreak } from './pause-streak.ts';

type ChildNow = { readonly userId: string; readonly now: number };

/** A parent, its child and when. */
type ActingFor = { readonly adult: AdultCaller; readonly childId: string; readonly at: Date };

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
export async function chooseContact(
  db: Db,
  acting: ActingFor,
  choice: ContactChoice,
): Promise<void> {
  await lockChild(db, acting.childId);
  const isPause = choice.contact === 'paused';
  await saveContactPause(db, acting.childId, isPause ? choice.until : null);
  const method = isPause ? 'pause' : 'account';
  const given = choice.contact === 'on';
  await decideAsParent(db, { ...acting, purpose: 'contact', given, method });
}

/** Permits contact again after a pause, unless somebody has forbidden it since (FAMILY-12). */
export const endContactPauses = ({ database, clock }: AppDeps): Promise<void> =>
  database.db.transaction().execute(async db => {
    const at = new Date(clock());
    for (const userId of await takeEndedPauses(db, at)) {
      const consents = (await readConsents(db, [userId])).get(userId) ?? [];
      const contact = consents.find(({ purpose }) => purpose === 'contact');
      await saveContactPause(db, userId, null);
      if (contact?.method !== 'pause') continue;
      const { who, relation } = contact;
      const choices = { contact: true };
      await decideConsents(db, { userId, choices, who, relation, method: 'pause', at });
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
