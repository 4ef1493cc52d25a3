import {
  type Consent,
  type ConsentPurpose,
  consentPurposes,
  type NoticeVersion,
  type SchoolConsents,
} from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { lockChild } from '../user/index.ts';
import {
  type Answerer,
  type ConsentRow,
  findAnswersOfSchool,
  findNewest,
  findOutdated,
  insertConsents,
  savePermissions,
} from './consents.data.ts';
import { currentNotice, neededVersion, stateOf } from './notice.policy.ts';

/** A decision of a grown-up: yes or no by purpose. Purposes that are not named stay as they are. */
export type Decision = Pick<ConsentRow, 'userId' | 'method' | 'at'> &
  Partial<Pick<ConsentRow, 'who' | 'relation'>> & {
    readonly choices: Partial<Record<ConsentPurpose, boolean>>;
    /** The version of the notice that was read; the current one by default. */
    readonly version?: number;
    /** The grown-up who answered, where it is known. */
    readonly by?: Answerer;
  };

/**
 * Records a decision to the current notice, and what calls read of it. Locks the child. Needs a transaction; see the
 * use case `decideConsents`, which also stops texts.
 */
export async function recordConsents(db: Db, decision: Decision): Promise<void> {
  const { choices, who = null, relation = null, version = currentNotice, by, ...common } = decision;
  // The child is the lock: then the last recorded decision applies.
  await lockChild(db, common.userId);
  await savePermissions(db, common.userId, choices);
  const rows = consentPurposes.flatMap(purpose => {
    const given = choices[purpose];
    return given === undefined ? [] : [{ ...common, purpose, given, who, relation, version }];
  });
  await insertConsents(db, rows, by);
}

/** What counts for a purpose, with the account that answered. */
export type Answered = Consent & { readonly adultId: string | null };

/** What counts for each purpose of each of these children, with the accounts: for nobody outside the server. */
export async function readAnswered(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, Answered[]>> {
  const newest = userIds.length === 0 ? [] : await findNewest(db, userIds);
  return new Map(
    userIds.map(userId => [
      userId,
      consentPurposes.map(purpose => {
        const row = newest.find(one => one.userId === userId && one.purpose === purpose);
        return {
          purpose,
          state: stateOf(purpose, row),
          who: row?.who ?? null,
          relation: row?.relation ?? null,
          method: row?.method ?? null,
          version: row?.version ?? null,
          at: row?.at.toISOString() ?? null,
          adultId: row?.adultId ?? null,
        };
      }),
    ]),
  );
}

/** What counts for each purpose of each of these children. */
export async function readConsents(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, Consent[]>> {
  const answered = await readAnswered(db, userIds);
  return new Map(
    [...answered].map(([userId, all]) => [userId, all.map(({ adultId: _, ...one }) => one)]),
  );
}

/**
 * Saves again whether a child may have contact, after its school got or lost its safe contacts. Locks the child. Needs a
 * transaction.
 * @returns whether its grown-ups permit contact
 */
export async function refreshContact(db: Db, userId: string): Promise<boolean> {
  await lockChild(db, userId);
  const consents = (await readConsents(db, [userId])).get(userId) ?? [];
  const contact = consents.some(({ purpose, state }) => purpose === 'contact' && state === 'yes');
  await savePermissions(db, userId, { contact });
  return contact;
}

/** How many families of a school permit contact, said no or have not answered, by class (SCHOOL-37). */
export async function sumConsents(db: Db, schoolId: string): Promise<SchoolConsents> {
  const sums = new Map<string, SchoolConsents['classes'][number]>();
  const all = { yes: 0, no: 0, open: 0 };
  for (const { classId, className, userId, newest } of await findAnswersOfSchool(db, schoolId)) {
    const sum = sums.get(classId) ?? { classId, className, yes: 0, no: 0, open: 0 };
    sums.set(classId, sum);
    if (userId === null) continue;
    const state = stateOf('contact', newest ?? undefined);
    const counted = state === 'paused' ? 'open' : state;
    sum[counted] += 1;
    all[counted] += 1;
  }
  return { ...all, classes: [...sums.values()] };
}

/** Whether the grown-up of a child wants its weekly letter (CONSENT-11). */
export async function mayGetWeeklyLetter(db: Db, userId: string): Promise<boolean> {
  const consents = (await readConsents(db, [userId])).get(userId) ?? [];
  return consents.some(({ purpose, state }) => purpose === 'weeklyLetter' && state === 'yes');
}

/**
 * Pauses the permissions that were given to an older notice than the purpose needs (CONSENT-12). The consents stay,
 * and a new answer makes them count again. Needs a transaction.
 * @returns the children who may no longer have contact
 */
export async function pauseOutdated(
  db: Db,
  versions?: readonly NoticeVersion[],
): Promise<readonly string[]> {
  const visible = await findOutdated(db, 'visible', neededVersion('visible', versions));
  for (const userId of visible) await savePermissions(db, userId, { visible: false });
  const contact = await findOutdated(db, 'contact', neededVersion('contact', versions));
  for (const userId of contact) await savePermissions(db, userId, { contact: false });
  return contact;
}
