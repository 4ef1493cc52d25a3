import type { AskedChild, BodyOf, FamilyLetter, ResponseOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { listClassChildren, readClass, recordChanges } from '../domains/classes/index.ts';
import {
  consentLetter,
  endLetters,
  type FamilyChild,
  findAsked,
  findFamilyChild,
  type LinkDeps,
  makeLetterLink,
  readConsents,
} from '../domains/consents/index.ts';
import { findAddresses, type GrownUp, saveGrownUp } from '../domains/grown-ups/index.ts';
import { queueLetter, writtenOf } from '../domains/mail/index.ts';
import { findClosed, requireOpen } from '../domains/rights/index.ts';
import { readSchool } from '../domains/schools/index.ts';
import { lockChild, lockChildren } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { answerForChild } from './answer-for-child.ts';

/** The page of a link to a family. The token is behind a #, which browsers send to nobody. */
export const familyLink = ({ config }: Pick<LinkDeps, 'config'>, token: string): string =>
  `${config.publicUrl}/grown-ups/consent#${token}`;

const LETTER_BYTES = 16;

/** The children of a class that have not left and do not wait to be erased, with their consents. */
export async function readAskedChildren(
  db: Db,
  classId: string,
  now: number,
): Promise<AskedChild[]> {
  const children = await listClassChildren(db, classId, now);
  const ids = children.map(({ childId }) => childId);
  const closed = await findClosed(db, ids);
  const here = children.filter(({ childId, leftAt }) => leftAt === null && !closed.has(childId));
  const userIds = here.map(({ childId }) => childId);
  if (userIds.length === 0) return [];
  const consents = await readConsents(db, userIds);
  const asked = await findAsked(db, userIds, new Date(now));
  const addresses = await findAddresses(db, userIds);
  return here.map(({ childId, name, avatarImage, language }) => ({
    ...{ childId, name, avatarImage, language },
    consents: consents.get(childId) ?? [],
    email: addresses.get(childId)?.email ?? null,
    askedAt: asked.get(childId)?.toISOString() ?? null,
  }));
}

type Asking = BodyOf<'POST grown-ups/consent/classes/{classId}/letters'> & {
  readonly adultId: string;
  readonly classId: string;
  readonly now: number;
};

/** What a letter is about. */
type About = Readonly<Record<'name' | 'school' | 'className' | 'link', string>> & {
  readonly childId: string;
};

/** Queues a letter to a grown-up of a child. */
async function sendTo(
  db: Db,
  { random }: Pick<LinkDeps, 'random'>,
  { email, language }: GrownUp,
  { childId: userId, at, ...words }: About & { at: Date },
): Promise<void> {
  const id = random(LETTER_BYTES).toString('base64url');
  const letter = writtenOf(consentLetter('ask', language, words));
  await queueLetter(db, { id, to: email, userId, ...letter }, at);
}

const asked = { action: 'asked its family', reason: 'Consent' } as const;

/**
 * Makes letters to the families of children of a class. By e-mail, those without an address are left out. Earlier
 * letters of these children that were not used end: usual ones, or those for other grown-ups. Needs a transaction.
 * @throws not_found for a child that is not in the class, invalid_request for letters for other grown-ups by e-mail
 */
export async function askFamilies(
  db: Db,
  deps: LinkDeps,
  { adultId, classId, by, children, forAnother = false, now }: Asking,
): Promise<ResponseOf<'POST grown-ups/consent/classes/{classId}/letters'>> {
  if (forAnother && by === 'email') {
    const fields = [
      { path: 'body.forAnother', reason: 'Only on paper; by e-mail with an invitation' },
    ];
    throw new ApiError('invalid_request', { fields });
  }
  const at = new Date(now);
  // Of letters that are made at once, only the last one works.
  await lockChildren(db, children);
  const known = await readAskedChildren(db, classId, now);
  const chosen = known.filter(({ childId }) => children.includes(childId));
  if (chosen.length < new Set(children).size) throw new ApiError('not_found');
  const { schoolId, className } = await readClass(db, classId, at);
  const { schoolName: school } = await readSchool(db, schoolId, at);
  const addresses = await findAddresses(db, children);
  const reached = chosen.filter(({ email }) => by === 'paper' || email !== null);
  const letters: FamilyLetter[] = [];
  for (const { childId, name, language } of reached) {
    const made = await makeLetterLink(db, deps, { userId: childId, forAnother, at });
    const { code, token, until } = made;
    const link = familyLink(deps, token);
    letters.push({ childId, name, language, code, link, until: until.toISOString() });
    const to = addresses.get(childId);
    if (by === 'paper' || !to) continue;
    await sendTo(db, deps, to, { childId, name, school, className, link, at });
  }
  if (reached.length > 0) {
    await recordChanges(
      db,
      reached.map(({ childId }) => ({ userId: childId, adultId, at, ...asked })),
    );
  }
  return by === 'paper' ? { letters, sent: 0 } : { letters: [], sent: letters.length };
}

type ByTeacher = { readonly adultId: string; readonly childId: string; readonly at: Date };

/** Locks a child. @throws child_left for one that has left or waits to be erased */
async function lockHere(db: Db, childId: string): Promise<FamilyChild> {
  await lockChild(db, childId);
  const child = await findFamilyChild(db, childId);
  if (!child) throw new ApiError('child_left');
  await requireOpen(db, childId);
  return child;
}

/**
 * Sends a letter to another grown-up of a child. Usual letters, answers, accounts and the address of the child stay; an
 * earlier letter for another grown-up that was not used ends. Needs a transaction.
 * @throws child_left
 */
export async function inviteGrownUp(
  db: Db,
  deps: LinkDeps,
  { adultId, childId: userId, email, at }: ByTeacher & { email: string },
): Promise<void> {
  const { name, language, className, schoolName: school } = await lockHere(db, userId);
  const { token } = await makeLetterLink(db, deps, { userId, forAnother: true, at });
  const link = familyLink(deps, token);
  await sendTo(
    db,
    deps,
    { email, language },
    { childId: userId, name, school, className, link, at },
  );
  await recordChanges(db, [{ userId, adultId, at, ...asked }]);
}

/** Saves the address of the grown-up of a child. Needs a transaction. @throws child_left */
export async function saveAddress(
  db: Db,
  { adultId, childId: userId, email, at }: ByTeacher & { email: string },
): Promise<void> {
  await lockHere(db, userId);
  await saveGrownUp(db, { userId, email: email.toLowerCase() });
  await recordChanges(db, [{ userId, adultId, action: 'set its address', reason: 'Consent', at }]);
}

/**
 * Records the answers of a signed letter; the code of the child ends, but not those for other grown-ups. Needs a transaction.
 * @throws child_left
 */
export async function recordSignedLetter(
  db: Db,
  deps: Pick<AppDeps, 'config' | 'random'>,
  signed: ByTeacher & BodyOf<'POST grown-ups/consent/children/{childId}/signed'>,
): Promise<void> {
  const { adultId, childId: userId, who, relation, choices, at } = signed;
  await lockHere(db, userId);
  await answerForChild(db, deps, { userId, choices, who, relation, method: 'letter', at });
  await endLetters(db, { userId, forAnother: false, at });
  const action = 'recorded a signed letter';
  await recordChanges(db, [{ userId, adultId, action, reason: 'Consent', at }]);
}
