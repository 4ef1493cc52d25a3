import type { ChildFacts, SchoolClass, SignInCard } from '@digipals/contract';
import { seededRandom } from '@digipals/engine';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import {
  childColumns,
  readClass,
  recordChanges,
  requireBirths,
  requirePlaces,
} from '../domains/classes/index.ts';
import { recordConsents } from '../domains/consents/index.ts';
import { grantLicences } from '../domains/licences/index.ts';
import { createProfile, newLooks, skusOfLooks } from '../domains/profile/index.ts';
import { readSchool } from '../domains/schools/index.ts';
import { fillSeats, lockSeats } from '../domains/seats/index.ts';
import { makeNewCard } from '../domains/session/index.ts';
import { createUser } from '../domains/user/index.ts';

/** Dependencies of new children and cards. */
export type CardDeps = Pick<AppDeps, 'database' | 'random' | 'config'>;

const ID_BYTES = 16;
const SEED_BYTES = 4;

/** A new child: what its teacher says, its class and the country of its school. */
export type NewChild = {
  readonly facts: ChildFacts;
  readonly ofClass: SchoolClass;
  readonly country: string;
  /** Id in the school's own system. */
  readonly externalId?: string | null;
  readonly at: Date;
};

/**
 * Makes a child with a random figure and no card, in the starting lesson of its class. The school permits
 * learning; nobody permits contact yet. Call `requirePlaces` first. Needs a transaction.
 * @returns its id
 */
export async function addChild(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  { facts, ofClass, country, externalId = null, at }: NewChild,
): Promise<string> {
  const userId = random(ID_BYTES).toString('base64url');
  const { classId, schoolId, teachingLanguage, ageBand, firstLesson } = ofClass;
  const { name_key: _, ...columns } = childColumns(facts, { band: ageBand, at });
  await createUser(db, {
    ...columns,
    user_id: userId,
    class_id: classId,
    school_id: schoolId,
    external_id: externalId,
    country,
    teaching_language: teachingLanguage,
    lesson: firstLesson,
    created_at: at,
  });
  const looks = newLooks(seededRandom(random(SEED_BYTES).readUInt32LE()));
  await createProfile(db, userId, looks);
  await recordConsents(db, { userId, choices: { learning: true }, method: 'school', at });
  // A child owns what it wears at first.
  await grantLicences(db, { userId, skus: skusOfLooks(looks), at });
  return userId;
}

/**
 * Adds children to a class, with cards. All or none. Needs a transaction.
 * @throws invalid_request for unlikely birth months, name_taken, class_full
 */
export async function addChildren(
  db: Db,
  deps: CardDeps,
  added: { adultId: string; classId: string; children: readonly ChildFacts[]; at: Date },
): Promise<SignInCard[]> {
  const { adultId, classId, children, at } = added;
  const births = children.map(({ birth }, index) => [`body.children.${index}.birth`, birth]);
  requireBirths(Object.fromEntries(births), at);
  const school = await lockSeats(db, { classId });
  await requirePlaces(db, classId, { names: children.map(({ name }) => name) });
  const ofClass = await readClass(db, classId, at);
  const { country } = await readSchool(db, ofClass.schoolId, at);
  const cards: SignInCard[] = [];
  for (const facts of children) {
    const userId = await addChild(db, deps, { facts, ofClass, country, at });
    const { name } = facts;
    const { classCode, cardKind } = ofClass;
    const child = { userId, classCode, username: name, cardKind };
    cards.push({ childId: userId, name, ...(await makeNewCard(db, deps, child)) });
  }
  await recordChanges(
    db,
    cards.map(({ childId }) => ({
      userId: childId,
      adultId,
      action: 'added',
      reason: 'Class list',
      at,
    })),
  );
  await fillSeats(db, school, { adultId, at });
  return cards;
}
