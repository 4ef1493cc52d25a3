import { randomInt } from 'node:crypto';
import type { Person } from '@digipals/contract';
import { fold } from '@digipals/screening';
import type { Db } from '../../db/db.ts';
import { animals } from './animals.ts';
import { createNameFinder, type KnownNames, type NameFinder } from './known-names.ts';
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

/** Replaces a name that several of them share. */
const SOMEBODY = 'a child';

/** Texts that adults read, and the children that they are about. */
export type Written = {
  readonly about: readonly string[];
  readonly texts: readonly (string | null)[];
};

/** Children as adults see them, and how adults read texts: without names of children. */
type PeopleIn = {
  readonly people: ReadonlyMap<string, Person>;
  /** For a text about these children: their names and those of their friends. */
  namesFor(about: readonly string[]): KnownNames;
};

/**
 * Children as adults see them, and how adults read texts about them. Each text is read with the names of the
 * children that it is about: two children of a list may have friends of the same name.
 * Friends get a pseudonym only when a text names them.
 */
export async function readPeopleInAll(db: Db, written: readonly Written[]): Promise<PeopleIn> {
  const own = [...new Set(written.flatMap(({ about }) => about))];
  const known = own.length === 0 ? [] : await findNamesAround(db, own);
  const around = Map.groupBy(known, ({ around: userId }) => userId);
  const found = new Map<string, { bearers: Bearers; finder: NameFinder }>();
  const namesOf = (about: readonly string[]) => {
    const key = [...new Set(about)].sort().join(' ');
    const before = found.get(key);
    if (before) return before;
    const bearers = bearersOf(
      about.flatMap(userId => around.get(userId) ?? []),
      new Set(about),
    );
    const names = { bearers, finder: createNameFinder([...bearers.keys()]) };
    found.set(key, names);
    return names;
  };
  const named = written.flatMap(({ about, texts }) => {
    const { bearers, finder } = namesOf(about);
    const names = new Set(texts.flatMap(text => finder.namesIn(text ?? '')));
    return [...names].flatMap(name => [...(bearers.get(name) ?? [])]);
  });
  const people = await readPeople(db, [...own, ...named]);
  return {
    people,
    namesFor(about) {
      const { bearers, finder } = namesOf(about);
      return finder.readAs(name => {
        const [one = '', ...more] = bearers.get(name) ?? [];
        return (more.length === 0 && people.get(one)?.pseudonym) || SOMEBODY;
      });
    },
  };
}

/** Children as adults see them, and how adults read texts that are about all of them. */
export async function readPeopleIn(
  db: Db,
  userIds: Iterable<string>,
  texts: readonly (string | null)[],
): Promise<{ people: ReadonlyMap<string, Person>; names: KnownNames }> {
  const about = [...userIds];
  const { people, namesFor } = await readPeopleInAll(db, [{ about, texts }]);
  return { people, names: namesFor(about) };
}

/** Who has a name, by the folded name: Zoe and Zoë are one. */
type Bearers = ReadonlyMap<string, ReadonlySet<string>>;

/** A name of the children themselves means none of their friends. */
function bearersOf(
  children: readonly { userId: string; username: string }[],
  own: ReadonlySet<string>,
): Bearers {
  const bearers = new Map<string, Set<string>>();
  const ownFirst = children.toSorted(
    (one, other) => Number(own.has(other.userId)) - Number(own.has(one.userId)),
  );
  for (const { userId, username } of ownFirst) {
    const [first = username] = username.split(/\s/);
    for (const name of new Set([username, first].map(word => fold(word).text))) {
      const known = bearers.get(name);
      const isOfOwn = [...(known ?? [])].some(id => own.has(id));
      if (!known) bearers.set(name, new Set([userId]));
      else if (own.has(userId) || !isOfOwn) known.add(userId);
    }
  }
  return bearers;
}
