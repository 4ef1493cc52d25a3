import nspell from 'nspell';
import { describe, expect, test } from 'vitest';
import { expand, readAffixes } from './expand.ts';
import { isInDictionary, readPart } from './known-words.ts';

describe('words of the dictionaries', () => {
  test.each([
    ['dictionary-en', 'us'],
    ['dictionary-en-gb', 'gb'],
  ] as const)('another implementation accepts every form made from %s', (name, dialect) => {
    const other = nspell(readPart(name, 'index.aff'), readPart(name, 'index.dic'));
    const affixes = readAffixes(readPart(name, 'index.aff'));
    const lines = readPart(name, 'index.dic').split('\n').slice(1).filter(Boolean);
    // Every fortieth line, because all of them take a minute.
    const forms = lines.filter((_, at) => at % 40 === 0).flatMap(line => expand(line, affixes));
    expect(forms.length).toBeGreaterThan(2_000);
    expect(forms.filter(form => !other.correct(form))).toEqual([]);
    expect(forms.filter(form => !isInDictionary(form.toLowerCase(), dialect))).toEqual([]);
  });

  test('a line expands to its word, its suffixes and its forms with re-', () => {
    const affixes = readAffixes(readPart('dictionary-en', 'index.aff'));
    expect(expand('play/AGDS', affixes).sort()).toEqual([
      'play',
      'played',
      'playing',
      'plays',
      'replay',
      'replayed',
      'replaying',
      'replays',
    ]);
  });
});
