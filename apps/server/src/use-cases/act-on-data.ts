import type { BodyOf, FamilyData, ResponseOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { seenAs } from '../domains/accesses/index.ts';
import { recordChanges, requireBirths } from '../domains/classes/index.ts';
import {
  findAskedErasure,
  findTeachersOf,
  listAccessesOf,
  listChangesOf,
  listWishes,
} from '../domains/family/index.ts';
import { type LetterParts, queueLetter, writtenOf } from '../domains/mail/index.ts';
import { findErasure, findHolds } from '../domains/rights/index.ts';
import { readUser } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { AdultCaller } from '../kernel/caller.ts';
import { PARENT } from './erase-and-tell.ts';
import { exportChild } from './export-child.ts';
import { holdsForFamily } from './hide-held.ts';

/** A parent who acts for its child. */
export type Acting = { readonly adult: AdultCaller; readonly childId: string; readonly at: Date };

/** An erasure that was asked for, who looked, and who changed something (FAMILY-19). */
export async function readData(db: Db, { adult, childId, at }: Acting): Promise<FamilyData> {
  const erasure = await findErasure(db, childId);
  const asked = erasure?.askedBy === PARENT ? await findAskedErasure(db, childId) : undefined;
  // Before the day of an erasure a hold could warn somebody who harms the child.
  const found = erasure?.closedAt ? await findHolds(db, childId, at) : [];
  const holds = await holdsForFamily(db, { userId: childId, holds: found });
  const accesses = await listAccessesOf(db, childId);
  const changes = await listChangesOf(db, childId);
  const wishes = await listWishes(db, childId);
  const whoOf = ({ actor, isKnown }: (typeof accesses)[number]) => {
    if (actor === 'Operator') return 'operator';
    if (!isKnown) return 'reader';
    return actor === adult.name ? 'you' : 'adult';
  };
  return {
    erasure: erasure
      ? {
          dueAt: erasure.dueAt.toISOString(),
          isHeld: erasure.closedAt !== null,
          asked: asked ? { name: asked.name, at: asked.at.toISOString() } : null,
        }
      : null,
    holds: holds.length,
    accesses: accesses.map(access => ({
      who: whoOf(access),
      name: access.isKnown ? access.actor : null,
      what: seenAs(access.action),
      at: access.at.toISOString(),
    })),
    changes: changes.map(change => ({ ...change, at: change.at.toISOString() })),
    wishes: wishes.flatMap(({ kind, at, answeredAt }) =>
      answeredAt ? [] : [{ kind, at: at.toISOString() }],
    ),
  };
}

/** Everything that is stored of a child (FAMILY-20). Needs a transaction. */
export async function exportForParent(
  db: Db,
  { adult, childId, at }: Acting,
): Promise<ResponseOf<'POST grown-ups/children/{childId}/family/export'>> {
  const { username } = await readUser(db, childId);
  const zip = await exportChild(db, { userId: childId, username, by: adult.name, at });
  const day = at.toISOString().slice(0, 10);
  return { fileName: `digipals-${day}.zip`, zip: Buffer.from(zip).toString('base64') };
}

const LETTER_BYTES = 16;

const letterOf = (name: string, asked: readonly string[]): LetterParts => ({
  language: 'gb',
  title: 'A parent asks for a correction',
  before: [
    'Hello,',
    `A parent of ${name} asks you to correct on DigiPals:`,
    asked.map(line => `- ${line}`).join('\n'),
    'You change this in the class, under the child’s name. Others see the first name, so please look at it first.',
    'DigiPals',
  ],
});

/** Asks the teachers of a child for a correction, by letter and in the register of changes (FAMILY-22). */
export async function askForCorrection(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  { adult, childId, at }: Acting,
  { name, birth }: BodyOf<'POST grown-ups/children/{childId}/family/correction'>,
): Promise<void> {
  const asked = [name && `first name: ${name}`, birth && `birth month: ${birth}`].filter(
    line => line !== undefined && line !== '',
  ) as string[];
  if (asked.length === 0) throw new ApiError('invalid_request');
  const [year = 0, month = 0] = birth?.split('-').map(Number) ?? [];
  requireBirths({ 'body.birth': birth ? { year, month } : null }, at);
  const { username } = await readUser(db, childId);
  const change = { userId: childId, adultId: adult.adultId, at };
  await recordChanges(db, [{ ...change, action: 'asked', reason: asked.join(', ') }]);
  const written = writtenOf(letterOf(username, asked));
  for (const to of await findTeachersOf(db, childId, at)) {
    const id = random(LETTER_BYTES).toString('base64url');
    await queueLetter(db, { id, to, userId: childId, ...written }, at);
  }
}
