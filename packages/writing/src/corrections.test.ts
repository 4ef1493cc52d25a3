import { readFileSync } from 'node:fs';
import type { TeachingLanguage } from '@digipals/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctionsOf, rules } from './corrections.ts';
import { viewsOf } from './grammar/rule.ts';
import { lexicon } from './lexicon/lexicon.ts';
import { sentencesOf } from './text/tokens.ts';

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`./cases/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));

const corrections = (text: string, dialect: TeachingLanguage = 'gb', names: string[] = []) =>
  correctionsOf(text, { dialect, names });

/** The text with every correction applied. */
function corrected(text: string, dialect: TeachingLanguage = 'gb', names: string[] = []): string {
  return corrections(text, dialect, names).reduceRight(
    (so, { start, end, suggestion }) => so.slice(0, start) + suggestion + so.slice(end),
    text,
  );
}

/** Two texts for each British sentence: the original and the American version. */
const american = (text: string): string => {
  const { otherSpelling, dialects } = lexicon();
  return text.replace(/[A-Za-z]+/g, word => {
    const small = word.toLowerCase();
    const other = dialects.get(small) === 'gb' ? otherSpelling.get(small) : undefined;
    if (other === undefined) return word;
    return word === small ? other : other.charAt(0).toUpperCase() + other.slice(1);
  });
};

test('WRITE-06 NOTSHOWN-33 corrects no correct sentence of children, in either English', () => {
  const right = linesOf('right.txt');
  const changed = [
    ...right.filter(text => corrections(text).length > 0),
    ...right.map(american).filter(text => corrections(text, 'us').length > 0),
  ];
  expect(changed).toEqual([]);
  expect(right.length).toBeGreaterThan(280);
});

test.each([
  ['I live in the U.S.A now.', 'I live in the U.S.A now.'],
  ['I won ten lingos today.', 'I won ten lingos today.'],
  ['My dog is heer with me.', 'My dog is here with me.'],
  ['I wake up at 5 oclock.', "I wake up at 5 o'clock."],
  ['There are snow in my garden.', 'There is snow in my garden.'],
  ['I do kendo and aikido.', 'I do kendo and aikido.'],
  ['u r my friend.', 'You are my friend.'],
  ['R, U, O.', 'R, U, O.'],
  ['My name is Rob: R, O, B.', 'My name is Rob: R, O, B.'],
])('SAFE2-98 a suggestion never teaches wrong English: %s', (written, right) => {
  expect(corrected(written)).toBe(right);
});

describe('mistakes are corrected', () => {
  test('NOTSHOWN-33 corrects at least 95 of 100 mistakes of learners, and nothing else in the sentence', () => {
    const cases = linesOf('slips.txt').map(line => {
      const [wrong = '', right = ''] = line.replace(/^us: /, '').split(' => ');
      return { wrong, right, dialect: line.startsWith('us: ') ? 'us' : 'gb' } as const;
    });
    const missed = cases.filter(({ wrong, right, dialect }) => corrected(wrong, dialect) !== right);
    expect(missed.map(({ wrong }) => wrong).slice(0, 20)).toHaveLength(missed.length);
    expect(missed.length / cases.length).toBeLessThanOrEqual(0.05);
  });

  test('every rule corrects at least one of the mistakes', () => {
    const slips = linesOf('slips.txt').map(line => line.replace(/^us: | => .*/g, ''));
    const wrong = [...slips, 'Ali like cats.'];
    const views = wrong
      .flatMap(sentencesOf)
      .flatMap(sentence => [...viewsOf(sentence, 'gb', new Set(['ali']))]);
    const found = new Set(
      views.flatMap(view => rules.filter(rule => rule.find(view)).map(({ name }) => name)),
    );
    expect(rules.map(({ name }) => name).filter(name => !found.has(name))).toEqual([]);
  });

  test.each([
    ['My frend has a dog.', 'spelling'],
    ['See you on monday!', 'capital'],
    ['She like dogs.', 'agreement'],
    ['I have a apple.', 'article'],
    ['I see the the dog.', 'repeated'],
    ['I like cats', 'punctuation'],
    ['Hello,my friend.', 'space'],
    ['I want go home.', 'word'],
  ])('NOTSHOWN-33 %s is corrected for its %s', (text, reason) => {
    expect(corrections(text).map(correction => correction.reason)).toEqual([reason]);
  });

  test('NOTSHOWN-33 corrects a sentence word by word, each with its place in the text', () => {
    const text = 'Hi! 😀 my frend like play football';
    expect(
      corrections(text).map(({ start, end, suggestion }) => [text.slice(start, end), suggestion]),
    ).toEqual([
      ['my', 'My'],
      ['frend', 'friend'],
      ['football', 'football.'],
    ]);
  });
});

describe('what is not corrected', () => {
  test('NOTSHOWN-33 names of the child and friends are not corrected, but their verbs are', () => {
    expect(corrections('Malle and frenk are here.', 'gb', ['Malle', 'Frenk'])).toEqual([]);
    expect(corrected("I like malle's dog.", 'gb', ['Malle'])).toBe("I like malle's dog.");
    expect(corrected('Siriporn like cats.', 'gb', ['Siriporn'])).toBe('Siriporn likes cats.');
  });

  test.each([
    'Write to a.bcd@exampel.comm soon, please.',
    'See www.exampel.com/frends now, please.',
    'I am @frend_7 there.',
    'My code is frend99.',
  ])('NOTSHOWN-33 addresses and accounts: %s', text => {
    expect(corrections(text)).toEqual([]);
  });

  test('NOTSHOWN-33 playful words: sooo, hahaha, brrr', () => {
    expect(corrections('Hahaha, that is sooo funny! Brrr!')).toEqual([]);
  });

  test.each([
    '你好，我叫小明',
    'Ben okula gidiyorum.',
    'Я люблю кошек и собак',
    'Me gusta mucho el chocolate',
  ])('NOTSHOWN-33 another language is not corrected: %s', text => {
    expect(corrections(text)).toEqual([]);
  });
});

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          'i',
          'he',
          'go',
          'frend',
          'a',
          'apple',
          '.',
          ' ',
          ',',
          '😀',
          '\n',
          "don't",
          'Two',
          'ball',
          '?',
        ),
      )
      .map(parts => parts.join(' ')),
  );

  test('corrections are within the text, in order, do not overlap and change something', () => {
    fc.assert(
      fc.property(anyText, text => {
        let last = 0;
        for (const { start, end, suggestion } of corrections(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(suggestion).not.toBe(text.slice(start, end));
          last = end;
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a long text of unknown words gets few corrections and finishes', () => {
    expect(corrections('xqzv '.repeat(800)).length).toBeLessThanOrEqual(31);
  });
});

describe('SERVER-07 the work for one text is bounded', () => {
  /** Different unknown words that are like no word. */
  const strange = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const letter = String.fromCharCode(97 + (at % 26));
      return `q${letter}vkx${at < 26 ? 'j' : 'z'}w`;
    });
  const sentence = (words: readonly string[]) =>
    `${words.map(word => `I like ${word}`).join(', ')}, my frend.`;

  test('SERVER-07 beyond thirty different unknown words none is looked up, found or not', () => {
    expect(corrected(sentence(strange(29)))).toContain('friend');
    expect(corrected(sentence(strange(30)))).not.toContain('friend');
  });

  test('SERVER-07 a repeated unknown word counts once', () => {
    expect(corrected(sentence(Array(40).fill('uto')))).toContain('friend');
  });
});
