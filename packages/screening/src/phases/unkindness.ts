import { insultsAbroad, insultsWithoutSpaces } from '../data/insults.ts';
import { isKnownWord } from '../read/known-word.ts';
import { findByRules, foundInFolded, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Phase } from './phase.ts';
import { exclusions } from './unkind/exclusions.ts';
import { exclusionsInShort } from './unkind/exclusions-in-short.ts';
import { contemptForGroups } from './unkind/groups.ts';
import { insults } from './unkind/insults.ts';
import { insultsInShort } from './unkind/insults-in-short.ts';
import { mockeries } from './unkind/mockeries.ts';
import { mockeriesOfLooks } from './unkind/mockeries-of-looks.ts';
import { threats } from './unkind/threats.ts';
import { threatsInShort } from './unkind/threats-in-short.ts';

const rules = [
  ...insults,
  ...insultsInShort,
  ...threats,
  ...threatsInShort,
  ...exclusions,
  ...exclusionsInShort,
  ...mockeries,
  ...mockeriesOfLooks,
  ...contemptForGroups,
];

const insultStem = new RegExp(`^(?:${insultsAbroad.join('|')})`);
const beginsInsult = (spelt: string): boolean => insultStem.test(spelt) && !isKnownWord(spelt);

/** Insults of the help languages; a reviewer has to see whom they are meant for. */
function abroad(reading: Reading): Found[] {
  const { text } = reading.folded;
  const explanation = 'An insult in another language';
  const mark = (from: number, to: number): Found =>
    foundInFolded(reading, { code: 'insult', severity: 1, explanation }, from, to);
  const words = reading.words.filter(({ spelt }) => beginsInsult(spelt));
  return [
    ...words.map(({ from, to }) => mark(from, to)),
    ...insultsWithoutSpaces.flatMap(word => {
      const at = text.indexOf(word);
      return at < 0 ? [] : [mark(at, at + word.length)];
    }),
  ];
}

/** Finds insults, threats, exclusion and mockery of the reader, and unkind words about others. */
export const unkindness: Phase = {
  name: 'unkindness',
  find: reading => [...findByRules(reading, rules), ...abroad(reading)],
};
