import { randomInt } from 'node:crypto';
import type { Person } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { animals } from './animals.ts';
import { createKnownNames, type KnownNames } from './known-names.ts';
import { findNamesAround, findPeople, insertPseudonym, type PersonRow } from './pseudonyms.data.ts';

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

/** Instead of a name that several of them have. */
const SOMEBODY = 'a child';

/**
 * Children as adults see them, and how adults read texts about them: without the names of these children and
 * of their friends.
 * @param texts in which the names are looked for; only who is named in them gets a pseudonym
 */
export async function readPeopleIn(
  db: Db,
  userIds: Iterable<string>,
  texts: readonly (string | null)[],
): Promise<{ people: ReadonlyMap<string, Person>; names: KnownNames }> {
  const own = new Set(userIds);
  if (own.size === 0) return { people: new Map(), names: createKnownNames([]) };
  const children = await findNamesAround(db, [...own]);
  const bearers = bearersOf(children, own);
  const all = createKnownNames([...bearers.keys()].map(name => ({ name, pseudonym: name })));
  const named = new Set(
    texts.flatMap(text => all.marksIn(text ?? '').map(({ pseudonym: name }) => name)),
  );
  const idsOf = (name: string): ReadonlySet<string> => bearers.get(name) ?? new Set();
  const people = await readPeople(db, [...own, ...[...named].flatMap(name => [...idsOf(name)])]);
  const pseudonymOf = (name: string): string => {
    const [one, ...more] = idsOf(name);
    return (more.length === 0 && people.get(one ?? '')?.pseudonym) || SOMEBODY;
  };
  const names = [...named].map(name => ({ name, pseudonym: pseudonymOf(name) }));
  return { people, names: createKnownNames(names) };
}

/** Who has a name, by the name in small letters. A name of the children themselves means none of their friends. */
function bearersOf(
  children: readonly { userId: string; username: string }[],
  own: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const bearers = new Map<string, Set<string>>();
  const ownFirst = children.toSorted(
    (one, other) => Number(own.has(other.userId)) - Number(own.has(one.userId)),
  );
  for (const { userId, username } of ownFirst) {
    const [first = username] = username.split(/\s/);
    for (const name of new Set([username.toLowerCase(), first.toLowerCase()])) {
      const known = bearers.get(name);
      const isOfOwn = [...(known ?? [])].some(id => own.has(id));
      if (!known) bearers.set(name, new Set([userId]));
      else if (own.has(userId) || !isOfOwn) known.add(userId);
    }
  }
  return bearers;
}
