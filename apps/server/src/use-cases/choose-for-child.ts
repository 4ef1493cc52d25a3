import type { ContactChoice, FamilyControls, LanguageCode, RestRules } from '@digipals/contract';
import { familyLimits } from '@digipals/contract/constants';
import { addDays } from '@digipals/engine';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { type Answered, neededVersion, readAnswered } from '../domains/consents/index.ts';
import {
  endContactPause,
  listEndedPauses,
  readRules,
  saveContactPause,
  saveRestRules,
} from '../domains/family/index.ts';
import { chooseLanguages, readChoice } from '../domains/languages/index.ts';
import { readPauses } from '../domains/streaks/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { AdultCaller } from '../kernel/caller.ts';
import { decideConsents } from './decide-consents.ts';
import { decideAsParent } from './join-as-parent.ts';
import { endPause, pauseStreak } from './pause-streak.ts';

type ChildNow = { readonly userId: string; readonly now: number };

/** A parent, its child and when. */
type ActingFor = { readonly adult: AdultCaller; readonly childId: string; readonly at: Date };

/** What counts for contact with others. */
const contactOf = async (db: Db, userId: string): Promise<Answered | undefined> =>
  (await readAnswered(db, [userId])).get(userId)?.find(({ purpose }) => purpose === 'contact');

/** What a parent has decided for its child (FAMILY-11). */
export async function readControls(db: Db, child: ChildNow): Promise<FamilyControls> {
  const rules = await readRules(db, child);
  const { quiet, classQuiet, minutesADay, usedToday, timeZone, today, contactAllowed } = rules;
  const answer = contactAllowed ? undefined : await contactOf(db, child.userId);
  const waitsForSchool = answer?.state === 'yes';
  const pausedUntil = answer?.method === 'pause' && !waitsForSchool ? rules.pausedUntil : null;
  const pauses = await readPauses(db, child.userId);
  const { supportLanguage: language } = await readChoice(db, child.userId);
  const isOff = pausedUntil === null ? 'off' : 'paused';
  return {
    ...{ quiet, classQuiet, minutesADay, usedToday, timeZone, pausedUntil, language },
    contact: contactAllowed || waitsForSchool ? 'on' : isOff,
    waitsForSchool,
    streakPause: pauses.find(({ to }) => to === null || to >= today) ?? null,
  };
}

/**
 * Only contact that is given can be paused, or a pause that runs be changed, until today or later.
 * @returns the version of the notice to which contact was given
 * @throws invalid_request
 */
async function versionToPause(
  db: Db,
  { childId, at }: ActingFor,
  until: string,
): Promise<number | null> {
  const contact = await contactOf(db, childId);
  const { today, pausedUntil } = await readRules(db, { userId: childId, now: at.getTime() });
  const isPaused = contact?.state === 'no' && contact.method === 'pause' && pausedUntil !== null;
  const isGiven = contact?.state === 'yes' || isPaused;
  if (isGiven && until >= today) return contact.version;
  const reason = isGiven ? 'is over' : 'there is no contact to pause';
  throw new ApiError('invalid_request', { fields: [{ path: 'body.until', reason }] });
}

/**
 * Turns contact on or off, or pauses it until a day (FAMILY-12), from the next call on. Needs a transaction.
 * @throws invalid_request for a pause of contact that nobody gave, or until a day that is over
 */
export async function chooseContact(
  db: Db,
  deps: Pick<AppDeps, 'config' | 'random'>,
  acting: ActingFor,
  choice: ContactChoice,
): Promise<void> {
  await lockChild(db, acting.childId);
  const isPause = choice.contact === 'paused';
  // A pause shows nobody the notice, so its end must not give contact to a newer version.
  const version = isPause ? await versionToPause(db, acting, choice.until) : null;
  await saveContactPause(db, acting.childId, isPause ? choice.until : null);
  const method = isPause ? 'pause' : 'account';
  const given = choice.contact === 'on';
  await decideAsParent(db, deps, { ...acting, purpose: 'contact', given, method, version });
}

/** Permits contact again after a pause, under the notice that was read then (FAMILY-12, CONSENT-12). */
async function giveAgain(db: Db, userId: string, at: Date): Promise<void> {
  await lockChild(db, userId);
  if (!(await endContactPause(db, userId, at))) return;
  const contact = await contactOf(db, userId);
  if (contact?.method !== 'pause') return;
  const { who, relation, version, adultId } = contact;
  if (version === null || version < neededVersion('contact')) return;
  const given = { who, relation, version, method: 'pause', choices: { contact: true } } as const;
  const by = adultId === null ? {} : { by: { adultId } };
  await decideConsents(db, { ...given, ...by, userId, at });
}

/** Permits contact again where a pause is over, unless somebody has forbidden it since (FAMILY-12). */
export async function endContactPauses({ database: { db }, clock }: AppDeps): Promise<void> {
  const at = new Date(clock());
  for (const userId of await listEndedPauses(db, at)) {
    await db.transaction().execute(each => giveAgain(each, userId, at));
  }
}

/** Opening hours and minutes a day (FAMILY-13). */
export const chooseRest = (db: Db, { userId }: ChildNow, rules: RestRules): Promise<void> =>
  saveRestRules(db, userId, rules);

/**
 * Holidays for the streak, or none from today (FAMILY-17). Needs a transaction.
 * @throws invalid_request for holidays that are over, or end in more than a year
 */
export async function chooseStreakPause(
  db: Db,
  child: ChildNow,
  pause: { from: string; to: string } | null,
): Promise<void> {
  const { today } = await readRules(db, child);
  // A day more: it may be tomorrow already where the parent is.
  const last = addDays(today, familyLimits.holidayDays + 1);
  if (pause && (pause.to < today || pause.to > last)) {
    const reason = pause.to < today ? 'is over' : 'is more than a year away';
    throw new ApiError('invalid_request', { fields: [{ path: 'body.pause.to', reason }] });
  }
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
