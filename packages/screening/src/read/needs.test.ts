import { expect, test } from 'vitest';
import { asksForContacts } from '../phases/asks/contacts.ts';
import { asksForPlaces } from '../phases/asks/places.ts';
import { euphemisms } from '../phases/distress/euphemisms.ts';
import { harmByOthers } from '../phases/distress/harm-by-others.ts';
import { plans } from '../phases/meeting/plans.ts';
import { secretsInShort } from '../phases/meeting/secrets.ts';
import { exclusions } from '../phases/unkind/exclusions.ts';
import { contemptForGroups } from '../phases/unkind/groups.ts';
import { insultsInShort } from '../phases/unkind/insults-in-short.ts';
import { threatsInShort } from '../phases/unkind/threats-in-short.ts';
import { readHands } from '../testing/hands.ts';
import { mayMatch, needsOf, partsOf } from './needs.ts';
import { read } from './reading.ts';

const literals = (pattern: string) =>
  needsOf(pattern)?.map(parts =>
    parts.map((each, at) => (at === 0 ? each : each.at(-1))).join(''),
  ) ?? null;

test.each([
  ['\\bkill yourself\\b', ['kill yourself']],
  ['\\b(?:hit|kick)s? me\\b', ['hit', 'kick']],
  ['\\b(?:i|we) (?:will )?(?:hit|kick) you\\b', ['hit', 'kick']],
  ['\\byou are (?:stupid|ugly)(?! dog)', ['stupid', 'ugly']],
  ['(?<!do not )secret(?: club)?', ['secret']],
  ['[a-z]{2,4}gmail', ['gmail']],
])('finds what %s needs: %j', (pattern, expected) => {
  expect(literals(pattern)).toEqual(expected);
});

test.each(['\\bi (?:am|is)?\\b', '\\d{4}', 'a|secret', '(?:secret)?', 'po+ny', '[abc]+'])(
  'nothing is certain of %s',
  pattern => {
    expect(needsOf(pattern)).toBeNull();
  },
);

test('a text may match only if it has every part of one need', () => {
  const needs = needsOf('\\b(?:secret|photo)\\b');
  expect(mayMatch(needs, partsOf('our secret'))).toBe(true);
  expect(mayMatch(needs, partsOf('a photo of you'))).toBe(true);
  expect(mayMatch(needs, partsOf('secre tly pho to'))).toBe(false);
  expect(mayMatch(null, partsOf(''))).toBe(true);
});

const rules = [
  ...[asksForContacts, asksForPlaces, euphemisms, harmByOthers, plans, secretsInShort].flat(),
  ...[exclusions, contemptForGroups, insultsInShort, threatsInShort].flat(),
];

test('no rule that would match is left out, and most others are', { timeout: 240_000 }, () => {
  const texts = readHands('open').map(({ context }) => read(context).spoken);
  let searched = 0;
  for (const { text, parts } of texts) {
    for (const { pattern, needs } of rules) {
      const may = mayMatch(needs, parts);
      if (may) searched += 1;
      else expect([text, new RegExp(pattern).test(text)]).toEqual([text, false]);
    }
  }
  expect(searched / texts.length / rules.length).toBeLessThan(0.2);
});
