import type { AskedPurpose, BodyOf, ChildConsents, Relation } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { addAdult, findAdult, grant, listParents } from '../domains/adults/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import {
  currentNotice,
  findFamilyChild,
  findRelation,
  type LinkDeps,
  type OpenLink,
  readConsents,
} from '../domains/consents/index.ts';
import { pictureAddress } from '../domains/profile/index.ts';
import { pseudonymsOf } from '../domains/pseudonyms/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { AdultCaller } from '../kernel/caller.ts';
import { answerForChild } from './answer-for-child.ts';
import { openLocked, readChild } from './open-child-link.ts';

/** Opens the link of the last message. @throws not_found, also for a child that has left or waits to be erased */
async function open(
  db: Db,
  deps: LinkDeps,
  { token, at }: { token: string; at: Date },
): Promise<OpenLink> {
  const link = await openLocked(db, deps, { key: token, kinds: ['change'], at });
  await readChild(db, link);
  return link;
}

async function makeParent(
  db: Db,
  { userId, adultId, name, at }: { userId: string; adultId: string; name: string; at: Date },
): Promise<void> {
  await grant(db, { adultId, role: 'parent', userId, at });
  const object = `child ${(await pseudonymsOf(db, [userId])).get(userId)}`;
  await appendAudit(db, { actor: name, action: 'Joined as parent', object, at });
}

/**
 * Makes the account of a parent by the link of the last message. Needs a transaction.
 * @returns the e-mail by which it signs in
 * @throws not_found, email_taken
 */
export async function joinAsParent(
  db: Db,
  deps: LinkDeps,
  { body, at }: { body: BodyOf<'POST grown-ups/consent/join'>; at: Date },
): Promise<string> {
  const { token, name, password } = body;
  const { email, userId } = await open(db, deps, { token, at });
  if (email === null) throw new ApiError('not_found');
  if (await findAdult(db, email)) throw new ApiError('email_taken');
  const adultId = await addAdult(db, deps, { email, name, password, at });
  await makeParent(db, { userId, adultId, name, at });
  return email;
}

/** Makes the adult with the e-mail of a link a parent of its child. Needs a transaction. @throws not_found */
export async function acceptAsParent(
  db: Db,
  deps: LinkDeps,
  { adult, token, at }: { adult: AdultCaller; token: string; at: Date },
): Promise<void> {
  const { email, userId } = await open(db, deps, { token, at });
  if (email !== adult.email) throw new ApiError('not_found');
  await makeParent(db, { userId, adultId: adult.adultId, name: adult.name, at });
}

/** The consents of a child, for its parent. @throws not_found */
export async function readConsentsOfChild(db: Db, childId: string): Promise<ChildConsents> {
  const child = await findFamilyChild(db, childId);
  if (!child) throw new ApiError('not_found');
  const consents = (await readConsents(db, [childId])).get(childId) ?? [];
  const { name, avatarHash } = child;
  return { childId, name, avatarImage: pictureAddress(avatarHash), consents };
}

/** What a parent said that it is to the child. Older answers have only a name, which must be that of one parent. */
async function relationOf(
  db: Db,
  userId: string,
  { adult, at }: { adult: AdultCaller; at: Date },
): Promise<Relation> {
  const own = await findRelation(db, userId, adult);
  if (own) return own;
  const others = (await listParents(db, userId, at)).filter(
    ({ adultId, name }) => adultId !== adult.adultId && name === adult.name,
  );
  const named = others.length > 0 ? null : await findRelation(db, userId, { who: adult.name });
  return named ?? 'guardian';
}

/**
 * Records what a parent decided in its account. Who it is to the child is what it said before. Needs a transaction.
 * @throws not_found, child_left
 */
export async function decideAsParent(
  db: Db,
  deps: Pick<AppDeps, 'config' | 'random'>,
  decided: {
    adult: AdultCaller;
    childId: string;
    purpose: AskedPurpose;
    given: boolean;
    at: Date;
    /** `pause` ends by itself. */
    method?: 'account' | 'pause';
    /** The version of the notice that was read; null for the current one. */
    version?: number | null;
  },
): Promise<void> {
  const { adult, childId: userId, purpose, given, at, method = 'account' } = decided;
  const version = decided.version ?? currentNotice;
  if (!(await findFamilyChild(db, userId))) throw new ApiError('not_found');
  const who = adult.name;
  const relation = await relationOf(db, userId, { adult, at });
  const choices = { [purpose]: given };
  const by = { adultId: adult.adultId };
  await answerForChild(db, deps, { userId, choices, who, relation, method, version, by, at });
}
