import { type Random, seededRandom } from '@digipals/engine';
import type { DemoChild } from './demo-children.ts';

/** A tie between two children by name; `from` acted first. */
export type DemoTie = { readonly from: string; readonly to: string; readonly daysAgo: number };

/** The ties of the demo world. `from` sent the request of a friendship. */
export type DemoRelations = {
  readonly friendships: readonly DemoTie[];
  /** Not answered yet. */
  readonly requests: readonly DemoTie[];
  readonly likes: readonly DemoTie[];
  readonly blocks: readonly DemoTie[];
};

/** Children without random ties: Mia has fixed ties of each kind, Noah has none. */
const withFixedTies = new Set(['Mia', 'Noah']);
const friendsOfMia = {
  sheAsked: ['Ali', 'Wei', 'Yui', 'Diego', 'Arjun'],
  askedHer: ['Ruby', 'Elif', 'Haruto', 'Priya'],
};
const likersOfMia = ['Ali', 'Ruby', 'Yui', 'Poppy', 'Thabo'];
const likedByMia = ['Wei', 'Ruby', 'Priya'];
const askingMia = ['Chloe', 'Thabo'];
const askedByMia = ['Leyla'];
const blocks: readonly DemoTie[] = [{ from: 'Pablo', to: 'Bautista', daysAgo: 3 }];

const SEED = 2_026;
const FRIENDS_SHARE = 0.06;
const REQUESTS_SHARE = 0.075;
const LIKES_AMONG_FRIENDS = 0.4;
const LIKES_SHARE = 0.02;
const DAYS = 20;
/** About an hour, in days. */
const JUST_NOW = 0.05;

/** Whether two children may know of each other (SAFE-08). */
const mayMeet = (one: DemoChild, other: DemoChild): boolean =>
  one.contactAllowed && other.contactAllowed && Math.abs(one.ageBand - other.ageBand) <= 1;

const isBlocked = (one: string, other: string): boolean =>
  blocks.some(({ from, to }) => [from, to].includes(one) && [from, to].includes(other));

function pairsOf(children: readonly DemoChild[]): [DemoChild, DemoChild][] {
  return children.flatMap((one, index) =>
    children
      .slice(index + 1)
      .filter(other => mayMeet(one, other) && !isBlocked(one.username, other.username))
      .map((other): [DemoChild, DemoChild] => [one, other]),
  );
}

const inOrder = (pair: readonly [DemoChild, DemoChild], random: Random): DemoTie => {
  const [{ username: first }, { username: second }] = pair;
  const daysAgo = 1 + Math.floor(random() * DAYS);
  return random() < 0.5
    ? { from: first, to: second, daysAgo }
    : { from: second, to: first, daysAgo };
};

const ties = (
  names: readonly string[],
  between: (name: string) => [string, string],
  firstDaysAgo = 1,
): DemoTie[] =>
  names.map((name, index) => {
    const [from, to] = between(name);
    return { from, to, daysAgo: firstDaysAgo + index * 2 };
  });

const toMia = (name: string): [string, string] => [name, 'Mia'];
const fromMia = (name: string): [string, string] => ['Mia', name];

/** Always the same ties for the same children. The number of friends of a child is Poisson distributed. */
export function demoRelations(children: readonly DemoChild[]): DemoRelations {
  const random = seededRandom(SEED);
  const friendships = [
    ...ties(friendsOfMia.sheAsked, fromMia),
    ...ties(friendsOfMia.askedHer, toMia),
  ];
  const requests = [...ties(askingMia, toMia, JUST_NOW), ...ties(askedByMia, fromMia)];
  const likes = [...ties(likersOfMia, toMia, JUST_NOW / 2), ...ties(likedByMia, fromMia)];
  for (const pair of pairsOf(children.filter(({ username }) => !withFixedTies.has(username)))) {
    const chance = random();
    const areFriends = chance < FRIENDS_SHARE;
    if (areFriends) friendships.push(inOrder(pair, random));
    else if (chance < REQUESTS_SHARE) requests.push(inOrder(pair, random));
    if (random() < (areFriends ? LIKES_AMONG_FRIENDS : LIKES_SHARE)) {
      likes.push(inOrder(pair, random));
    }
  }
  return { friendships, requests, likes, blocks };
}
