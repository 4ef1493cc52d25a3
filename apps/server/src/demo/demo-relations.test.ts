import { expect, test } from 'vitest';
import { demoChildren } from './demo-children.ts';
import { demoProfile } from './demo-profiles.ts';
import { type DemoTie, demoRelations } from './demo-relations.ts';

const children = demoChildren();
const relations = demoRelations(children);
const { friendships, requests, likes, blocks } = relations;
const byName = new Map(children.map(child => [child.username, child]));
const keyOf = ({ from, to }: DemoTie) => [from, to].sort().join(' ');
const of = (name: string, ties: readonly DemoTie[]) =>
  ties.filter(({ from, to }) => from === name || to === name);
const otherOf = (name: string) => (tie: DemoTie) => (tie.from === name ? tie.to : tie.from);

test('120 children of 30 countries have unique names in Latin letters', () => {
  expect(children).toHaveLength(120);
  expect(new Set(children.map(({ country }) => country)).size).toBe(30);
  expect(new Set(children.map(({ username }) => username.toLowerCase())).size).toBe(120);
  for (const { username } of children) expect(username).toMatch(/^\p{Script=Latin}{2,12}$/u);
});

test('every age band occurs, and nearly all children may be contacted', () => {
  expect(new Set(children.map(({ ageBand }) => ageBand))).toEqual(new Set([1, 2, 3]));
  const withoutContact = children.filter(({ contactAllowed }) => !contactAllowed);
  expect(withoutContact.length).toBeGreaterThanOrEqual(2);
  expect(withoutContact.length).toBeLessThanOrEqual(6);
});

test('the demo world is deterministic', () => {
  expect(demoRelations(demoChildren())).toEqual(relations);
  expect(demoProfile('Yui', 'girl')).toEqual(demoProfile('Yui', 'girl'));
});

test('SAFE-08 SAFE-09 ties are only between children that may know of each other', () => {
  expect(blocks).toHaveLength(1);
  const blocked = new Set(blocks.map(keyOf));
  for (const tie of [...friendships, ...requests, ...likes]) {
    const [one, other] = [byName.get(tie.from), byName.get(tie.to)];
    if (!one || !other) throw new Error(`${keyOf(tie)}: unknown child`);
    expect(one.contactAllowed && other.contactAllowed, keyOf(tie)).toBe(true);
    expect(Math.abs(one.ageBand - other.ageBand), keyOf(tie)).toBeLessThanOrEqual(1);
    expect(blocked.has(keyOf(tie)), keyOf(tie)).toBe(false);
  }
});

test('two children have at most one friendship or request, and like each other at most once', () => {
  const pairs = [...friendships, ...requests].map(keyOf);
  expect(new Set(pairs).size).toBe(pairs.length);
  const liked = likes.map(({ from, to }) => `${from} ${to}`);
  expect(new Set(liked).size).toBe(liked.length);
});

test('Mia has nine friends in six countries and requests in both directions; Noah has none', () => {
  const friends = of('Mia', friendships).map(otherOf('Mia'));
  expect(friends).toHaveLength(9);
  expect(new Set(friends.map(name => byName.get(name)?.country)).size).toBe(6);
  expect(requests.filter(({ to }) => to === 'Mia')).toHaveLength(2);
  expect(requests.filter(({ from }) => from === 'Mia')).toHaveLength(1);
  expect(of('Noah', [...friendships, ...requests, ...likes, ...blocks])).toEqual([]);
});

test('most children have friends, some few and some many', () => {
  const counts = children.map(({ username }) => of(username, friendships).length);
  expect(counts.filter(count => count > 0).length).toBeGreaterThan(100);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(10);
  expect(counts.filter(count => count > 0 && count <= 3).length).toBeGreaterThanOrEqual(10);
});

test('every child has a unique avatar and three to six interests', () => {
  const profiles = children.map(({ username, look }) => demoProfile(username, look));
  for (const { interests, wallpaper } of profiles) {
    const ids = interests.items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(ids.length).toBeLessThanOrEqual(6);
    expect(wallpaper.id).not.toBe('');
  }
  expect(new Set(profiles.map(({ human }) => JSON.stringify(human))).size).toBe(120);
});
