import { existsSync } from 'node:fs';
import {
  type SentenceOption,
  sentenceMakerTypes,
  type TeachingLanguage,
  teachingLanguages,
} from '@digipals/contract';
import { describe, expect, test } from 'vitest';
import { correctionsOf } from '../corrections.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { isInDictionary } from '../words/known-words.ts';
import { sentenceOptions } from './sentence-options.ts';

const slots = ['start', 'verb', 'thing', 'more'];

/** Every path through the blocks from a start on. */
function waysFrom(
  options: readonly SentenceOption[],
  way: readonly SentenceOption[],
): SentenceOption[][] {
  const last = way.at(-1);
  const next = options.filter(
    option =>
      last !== undefined &&
      slots.indexOf(option.slot) > slots.indexOf(last.slot) &&
      option.follows.includes(last.optionId),
  );
  return [[...way], ...next.flatMap(option => waysFrom(options, [...way, option]))];
}

/** Every sentence that the blocks allow: a start alone is not one. */
function sentencesOf(options: readonly SentenceOption[]): string[] {
  return options
    .filter(({ slot }) => slot === 'start')
    .flatMap(start => waysFrom(options, [start]))
    .filter(way => way.length > 1)
    .map(way => {
      const words = way.map(({ text }) => text).join(' ');
      return `${words}${way.some(({ asks }) => asks) ? '?' : '.'}`;
    });
}

const everywhere = teachingLanguages.flatMap(dialect =>
  sentenceMakerTypes.map(type => [type, dialect] as const),
);

describe('blocks of the sentence maker', () => {
  test.each(everywhere)(
    'MSG-11 every sentence of %s in %s is correct English, and there are many',
    (type, dialect) => {
      const sentences = sentencesOf(sentenceOptions(type, dialect));
      expect(new Set(sentences).size).toBeGreaterThan(90);
      const wrong = sentences.filter(
        sentence => correctionsOf(sentence, { dialect, names: [] }).length > 0,
      );
      expect(wrong).toEqual([]);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][A-Za-z ']+[.?]$/);
    },
  );

  test.each(everywhere)(
    'MSG-11 every word of %s is in the lexicon of %s',
    (type: Parameters<typeof sentenceOptions>[0], dialect: TeachingLanguage) => {
      const words = sentenceOptions(type, dialect).flatMap(
        ({ text }) => text.toLowerCase().match(/[a-z']+/g) ?? [],
      );
      expect(
        words.filter(word => !isInDictionary(word, dialect) && !lexicon().groups.has(word)),
      ).toEqual([]);
    },
  );

  test.each(everywhere)(
    'MSG-11 blocks of %s in %s have unique ids, are in order and reachable, and offer few choices',
    (type, dialect) => {
      const options = sentenceOptions(type, dialect);
      expect(new Set(options.map(({ optionId }) => optionId)).size).toBe(options.length);
      for (const option of options) {
        const before = options.filter(({ optionId }) => option.follows.includes(optionId));
        expect(before).toHaveLength(option.follows.length);
        for (const { slot, asks } of before) {
          expect(slots.indexOf(slot)).toBeLessThan(slots.indexOf(option.slot));
          expect(asks).toBe(option.asks);
        }
      }
      const reached = new Set(
        options
          .filter(({ slot }) => slot === 'start')
          .flatMap(start => waysFrom(options, [start]).flat()),
      );
      expect(options.filter(option => option.slot !== 'starter' && !reached.has(option))).toEqual(
        [],
      );
      for (const start of options.filter(({ slot }) => slot === 'start')) {
        const next = options.filter(({ follows }) => follows.includes(start.optionId));
        expect(next.length).toBeGreaterThan(1);
        expect(next.length).toBeLessThanOrEqual(8);
      }
    },
  );

  test.each(everywhere)('NOTSHOWN-33 beginnings of %s in %s have gaps to fill', (type, dialect) => {
    const starters = sentenceOptions(type, dialect).filter(({ slot }) => slot === 'starter');
    expect(starters).toHaveLength(3);
    for (const { text, asks } of starters) {
      expect(text).toContain('…');
      expect(asks).toBe(text.endsWith('?'));
    }
  });

  test('MSG-11 every picture is from the lessons', () => {
    const names = sentenceMakerTypes.flatMap(type =>
      sentenceOptions(type).flatMap(({ picture }) => picture ?? []),
    );
    const folder = new URL('../../../../content/packs/', import.meta.url);
    const isThere = (name: string) =>
      ['starter', 'playground'].some(pack =>
        existsSync(new URL(`${pack}/media/pictures/${name}.webp`, folder)),
      );
    expect(names.filter(name => !isThere(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
  });
});
