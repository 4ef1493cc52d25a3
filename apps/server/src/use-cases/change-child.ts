import type { ChildFacts, SignInCard } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import {
  type ChildChange,
  childColumns,
  lockChildOfClass,
  readClass,
  recordChanges,
  requireBirths,
  requirePlaces,
  saveChild,
} from '../domains/classes/index.ts';
import { endLinks } from '../domains/consents/index.ts';
import { requireOpen } from '../domains/rights/index.ts';
import { fillSeats, freeSeatOf, lockSeats } from '../domains/seats/index.ts';
import {
  closeAccounts,
  makeNewCard,
  type Sessions,
  takeBadgeBack,
} from '../domains/session/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { CardDeps } from './add-children.ts';
import { decideConsents } from './decide-consents.ts';

/** An adult who changes a child, and when. */
type Change = { readonly adultId: string; readonly childId: string; readonly at: Date };

const note = (
  db: Db,
  { adultId, childId, at }: Change,
  action: ChildChange['action'],
): Promise<void> =>
  recordChanges(db, [{ userId: childId, adultId, action, reason: 'Class list', at }]);

/**
 * Changes name, birth and help language of a child. Needs a transaction.
 * @throws not_found, name_taken, invalid_request for an unlikely birth month
 */
export async function changeChild(
  db: Db,
  change: Change & { readonly facts: ChildFacts },
): Promise<void> {
  const { childId, facts, at } = change;
  const { birth } = facts;
  const stored = await lockChildOfClass(db, childId);
  const { classId, classBand, ageBand, birthYear, birthMonth } = stored;
  // A child who has outgrown the age limit keeps its birth month.
  const isKept = birth?.year === birthYear && birth?.month === birthMonth;
  if (!isKept) requireBirths({ 'body.birth': birth }, at);
  await requirePlaces(db, classId, { names: [facts.name], except: childId, more: 0 });
  // An operator may have set the band of a child whose month of birth is not known.
  const band = birthYear === null ? ageBand : classBand;
  await saveChild(db, childId, childColumns(facts, { band, at }));
  await note(db, change, 'changed');
}

/** Makes a new card for a child and signs it out. Needs a transaction. @throws not_found, child_left */
export async function makeCard(db: Db, deps: CardDeps, change: Change): Promise<SignInCard> {
  const child = await lockChildOfClass(db, change.childId);
  if (child.leftAt !== null) throw new ApiError('child_left');
  await requireOpen(db, change.childId);
  const card = await makeNewCard(db, deps, child);
  await note(db, change, 'new card');
  return { childId: child.userId, name: child.username, ...card };
}

/** Takes back the badge of a child and signs it out. Needs a transaction. @throws not_found */
export async function endBadge(
  db: Db,
  sessions: Pick<Sessions, 'endAll'>,
  change: Change,
): Promise<void> {
  await takeBadgeBack(db, sessions, change.childId);
  await note(db, change, 'badge taken back');
}

/**
 * Moves a child to another class of its school. Its pictures stay, its card names the old class. Needs a
 * transaction.
 * @throws not_found, name_taken, class_full
 */
export async function moveChild(
  db: Db,
  change: Change & { readonly classId: string },
): Promise<void> {
  const { childId, classId, at } = change;
  const school = await lockSeats(db, { childId });
  const child = await lockChildOfClass(db, childId);
  const to = await readClass(db, classId, at);
  if (to.schoolId !== child.schoolId || to.isArchived) throw new ApiError('not_found');
  if (child.classId === classId) return;
  await requirePlaces(db, classId, { names: [child.username] });
  const moved = { class_id: classId, ...(child.birthYear === null && { age_band: to.ageBand }) };
  await saveChild(db, childId, moved);
  await note(db, change, 'moved');
  await fillSeats(db, school, change);
}

/** Takes a child out of its school and gives its seat to the next one that waits. Needs a transaction. */
export async function letChildLeave(db: Db, change: Change): Promise<void> {
  const school = await lockSeats(db, change);
  await removeChild(db, change);
  await fillSeats(db, school, change);
}

/**
 * A child leaves its school: it cannot sign in, contact with others ends, and its seat is free. Needs a
 * transaction, with the seats locked.
 */
export async function removeChild(db: Db, change: Change): Promise<void> {
  const { childId, at } = change;
  const { leftAt, schoolId } = await lockChildOfClass(db, childId);
  if (leftAt !== null) return;
  await saveChild(db, childId, { left_at: at });
  await closeAccounts(db, [childId]);
  const choices = { contact: false, visible: false, weeklyLetter: false };
  await decideConsents(db, { userId: childId, choices, method: 'left', at });
  await endLinks(db, { userId: childId, at });
  await note(db, change, 'left');
  if (schoolId !== null) await freeSeatOf(db, { schoolId, childId }, change);
}

/** Readmits a child, with a new card. Contact needs new permission. @throws class_full, child_left */
export async function letChildReturn(db: Db, deps: CardDeps, change: Change): Promise<SignInCard> {
  const school = await lockSeats(db, change);
  const child = await lockChildOfClass(db, change.childId);
  await requireOpen(db, change.childId);
  if (child.leftAt !== null) {
    await requirePlaces(db, child.classId, { names: [], more: 1 });
    await saveChild(db, change.childId, { left_at: null });
    await fillSeats(db, school, change);
  }
  const card = await makeNewCard(db, deps, child);
  await note(db, change, 'returned');
  return { childId: child.userId, name: child.username, ...card };
}
