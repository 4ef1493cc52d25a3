import { expect, test } from 'vitest';
import { asksForContacts } from '../phases/asks/contacts.ts';
import { asksForPlaces } from '../phases/asks/places.ts';
import { euphemisms } from '../phases/distress/euphemisms.ts';
import { harmByOthers } from '../phases/distress/harm-by-others.ts';
import { introductions } from '../phases/full-name/introductions.ts';
import { plans } from '../phases/meeting/plans.ts';
import { secretsInShort } from '../phases/meeting/secrets.ts';
import { exclusions } from '../phases/unkind/exclusions.ts';
import { contemptForGroups } from '../phases/unkind/groups.ts';
import { insultsInShort } from '../phases/unkind/insults-in-short.ts';
import { threatsInShort } from '../phases/unkind/threats-in-short.ts';
import { readHands } from '../testing/hands.ts';
import { literalsIn } from './literals.ts';
import { mayMatch, needsOf } from './needs.ts';
import { readPattern } from './pattern.ts';
import { matchesIn, read } from './reading.ts';

const treeOf = (pattern: string) =>
  JSON.parse(JSON.stringify(readPattern(pattern).tree).replaceAll('\\b', '|'));

test.each([
  ['\\bkill yourself\\b', ['|kill yourself|']],
  ['\\b(?:hit|kick)s? me\\b', ['|hit me|', '|hits me|', '|kick me|', '|kicks me|']],
  ['\\byou are (?:stupid|ugly)(?! dog)?', ['|you are stupid', '|you are ugly']],
  ['(?<!do not )secret(?: club)?', ['secret']],
  ['[a-z]{2,4}gmail', ['gmail']],
  ['\\p{L}+ club(?<x>a)\\k<x>', ['|cluba']],
  [
    '\\b(?:no )?\\d{1,2} [^ ]+ street',
    { isAll: true, of: [['|street'], ['|0|', '|00|', '|no 0|', '|no 00|']] },
  ],
  ['[^ .?]{2,9} (?:\\d{9}|road \\d)', ['0', '|road 0']],
  [
    '\\b(?:a [^ ]+ b|secret)',
    { isAll: false, of: [['|secret'], { isAll: true, of: [['|a|'], ['|b']] }] },
  ],
])('finds what %s needs: %j', (pattern, expected) => {
  expect(treeOf(pattern)).toEqual(expected);
});

test.each(['(?: [a-z]+)?', '[^ ]{4} ', 'secret|.+', '(?:secret)?', '[a-c]+'])(
  'nothing is certain of %s',
  pattern => {
    expect(treeOf(pattern)).toBeNull();
  },
);

const may = (pattern: string, text: string) => {
  const needs = needsOf(pattern);
  return mayMatch(needs, literalsIn(text));
};

test('a text may match only if it has what is needed', () => {
  expect(may('\\b(?:secret|photo)\\b', 'our secret')).toBe(true);
  expect(may('\\b(?:secret|photo)\\b', 'a photo of you')).toBe(true);
  expect(may('\\b(?:secret|photo)\\b', 'secre tly pho to photos')).toBe(false);
  expect(may('\\bno \\d{2}', 'no 25')).toBe(true);
  expect(may('\\bno \\d{2}', 'no 5')).toBe(false);
  expect(may('[a-c]+', '')).toBe(true);
});

test('a text that was read before a pattern may match it', () => {
  const literals = literalsIn('our hideaway');
  expect(mayMatch(needsOf('xyzzy hideaway'), literals)).toBe(true);
});

test('what is needed must be in one sentence, unless the pattern goes on after it', () => {
  const text = `${'so . '.repeat(40)}send me . a photo`;
  expect(may('\\bsend [^.?]*photo', text)).toBe(false);
  expect(may('\\bsend [^.?]*photo', 'so . send a photo')).toBe(true);
  for (const between of ['.', '[^?]', '[^ ]', '[a-z .]', '\\S', '(?: \\. a)'])
    expect(may(`\\bsend ${between}+ photo`, text)).toBe(true);
});

/** Every so many texts of the open half, which holds thousands. */
const readSome = (every: number) =>
  readHands('open')
    .filter((_, at) => at % every === 0)
    .map(({ context }) => read(context));

const rules = [
  ...[asksForContacts, asksForPlaces, euphemisms, harmByOthers, plans, secretsInShort].flat(),
  ...[exclusions, contemptForGroups, insultsInShort, threatsInShort].flat(),
].map(({ pattern, needs }) => ({ alone: new RegExp(pattern), needs }));

test('no rule that would match is left out, and most others are', () => {
  const texts = readSome(4).map(({ spoken }) => spoken);
  let searched = 0;
  const leftOut: string[] = [];
  for (const { text, literals } of texts) {
    for (const { alone, needs } of rules) {
      const may = mayMatch(needs, literals);
      if (may) searched += 1;
      else if (alone.test(text)) leftOut.push(`${alone} in ${text}`);
    }
  }
  expect(leftOut).toEqual([]);
  expect(searched / texts.length / rules.length).toBeLessThan(0.01);
});

test('no introduction of a name that would match is left out', () => {
  for (const reading of readSome(8)) {
    const { text } = reading.spoken;
    for (const introduction of introductions) {
      const expected = new RegExp(introduction.pattern).test(text);
      expect([text, matchesIn(reading, introduction).length > 0]).toEqual([text, expected]);
    }
  }
});
