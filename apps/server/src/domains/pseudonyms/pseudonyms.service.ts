import { randomInt } from 'node:crypto';
import type { Person } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { animals } from './animals.ts';
import { findPeople, insertPseudonym, type PersonRow } from './pseudonyms.data.ts';

/** Tries with three digits before using four, and so on. */
const TRIES = 3;

/** A random animal and number, unrelated to the child. */
function newPseudonym(tried: number): string {
  const least = 100 * 10 ** Math.min(Math.floor(tried / TRIES), 6);
  return `${animals[randomInt(animals.length)]} ${randomInt(least, 10 * least)}`;
}

const isNamed = (row: PersonRow): row is PersonRow & { pseudonym: string } =>
  row.pseudonym !== null;

/**
 * Children as adults see them, by id. Assigns a permanent pseudonym to a child without one, so do not
 * call it in a transaction that reads a snapshot.
 */
export async function readPeople(
  db: Db,
  userIds: Iterable<string>,
): Promise<ReadonlyMap<string, Person>> {
  const asked = [...new Set(userIds)].sort();
  if (asked.length === 0) return new Map();
  for (let tried = 0; ; tried += 1) {
    const found = await findPeople(db, asked);
    const unnamed = found.filter(row => !isNamed(row)).map(({ userId }) => userId);
    if (unnamed.length === 0) {
      return new Map(found.filter(isNamed).map(({ userId, ...person }) => [userId, person]));
    }
    // In the order of ids, to avoid deadlocks.
    for (const userId of unnamed.sort()) await insertPseudonym(db, userId, newPseudonym(tried));
  }
}

/** Pseudonyms of children, by id. */
export async function pseudonymsOf(
  db: Db,
  userIds: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const people = await readPeople(db, userIds);
  return new Map([...people].map(([userId, { pseudonym }]) => [userId, pseudonym]));
}
