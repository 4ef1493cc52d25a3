import type { AskedChild, ClassChild } from '@digipals/contract';
import { isOpen } from '../consents/consent-state.ts';

/** Which children of a class are shown: all, or those that need something of their teacher. */
export const shows = ['all', 'card', 'consent', 'away'] as const;
/** Which children of a class are shown. */
export type Show = (typeof shows)[number];

/** The order of the children: by name, or who was not here for longest first. */
export const orders = ['name', 'away'] as const;

/** What a teacher wants to see of the children of a class. */
export type ClassView = {
  readonly name: string;
  readonly show: Show;
  readonly order: (typeof orders)[number];
};

/** All children by name. */
export const wholeClass: ClassView = { name: '', show: 'all', order: 'name' };

/** What the filters look at. */
export type Facts = { readonly asked: readonly AskedChild[]; readonly now: number };

const WEEK_MS = 7 * 24 * 3_600_000;

/** When a child was here last; children that were never here come first. */
const lastSeen = ({ isOnline, lastHere }: ClassChild, now: number): number => {
  if (isOnline) return now;
  return lastHere === null ? 0 : Date.parse(lastHere);
};

const filters: Readonly<Record<Show, (child: ClassChild, facts: Facts) => boolean>> = {
  all: () => true,
  card: ({ hasCard }) => !hasCard,
  consent: ({ childId }, { asked }) => asked.some(one => one.childId === childId && isOpen(one)),
  away: (child, { now }) => lastSeen(child, now) < now - WEEK_MS,
};

/** How many children a filter shows. */
export const countOf = (people: readonly ClassChild[], show: Show, facts: Facts): number =>
  people.filter(child => filters[show](child, facts)).length;

/** A name as it is searched: without capitals and accents, and with a dot on every i. */
const plain = (name: string): string =>
  name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').trim();

/** The children that a teacher wants to see. `people` are in the order of their names. */
export function viewOf(
  people: readonly ClassChild[],
  { name, show, order }: ClassView,
  facts: Facts,
): ClassChild[] {
  const searched = plain(name);
  const found = people.filter(
    child => filters[show](child, facts) && plain(child.name).includes(searched),
  );
  if (order === 'name') return found;
  return found.toSorted((one, other) => lastSeen(one, facts.now) - lastSeen(other, facts.now));
}
