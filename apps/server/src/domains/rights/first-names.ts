import type { NamedChild } from './names.data.ts';

/** Longer texts are no ids. */
const LONGEST_ID = 100;

/** Every text in a value that may be an id. */
export function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.length <= LONGEST_ID) found.add(value);
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) stringsIn(inner, found);
  }
  return found;
}

const firstOf = (username: string): string => username.split(/\s/)[0] ?? username;

/** What to write instead of ids and names of other children: their first names. The child itself keeps both. */
export const firstNames = (
  children: readonly NamedChild[],
  userId: string,
): ReadonlyMap<string, string> =>
  new Map(
    children
      .filter(child => child.userId !== userId)
      .flatMap(child => [
        [child.userId, firstOf(child.username)],
        [child.username, firstOf(child.username)],
      ]),
  );

/** Copies a value and replaces each text that is one of these words. */
export function replaceNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map(inner => replaceNames(inner, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaceNames(inner, names)]),
  );
}
