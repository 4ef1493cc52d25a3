import { globSync, readFileSync } from 'node:fs';
import type { TeachingLanguage } from '@digipals/contract';
import { describe, expect, test } from 'vitest';
import { correctionsOf } from './corrections.ts';
import { readWords } from './spelling/read-words.ts';

const root = new URL('../../../', import.meta.url);
const readText = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const keysOf = (path: string): string[] => Object.keys(JSON.parse(readText(path)) as object);
const filesLike = (pattern: string): string[] => globSync(pattern, { cwd: root });

/** A part of a sentence, such as a word to tap, needs no capital and no end mark. */
const isWhole = (text: string): boolean => /^\p{Lu}.*[.!?]$/su.test(text);

/** What would be changed in texts without mistakes. */
const changesIn = (texts: readonly string[], dialect: TeachingLanguage = 'gb'): string[] =>
  [...new Set(texts)].flatMap(text =>
    correctionsOf(text, { dialect, names: [] })
      .filter(({ reason }) => isWhole(text) || !['punctuation', 'capital'].includes(reason))
      .map(({ start, end, suggestion }) => `${text}: ${text.slice(start, end)} -> ${suggestion}`),
  );

describe('WRITE-06 nothing right is corrected', () => {
  test.each([
    ['gb', '*'],
    // The playground is in British English only.
    ['us', 'starter'],
  ] as const)('WRITE-06 in what the course says, in %s', (dialect, pack) => {
    const texts = filesLike(`content/packs/${pack}/media/speech/speech.json`).flatMap(path =>
      Object.keys((JSON.parse(readText(path)) as Record<TeachingLanguage, object>)[dialect]),
    );
    expect(texts.length).toBeGreaterThan(400);
    expect(changesIn(texts, dialect)).toEqual([]);
  });

  test('WRITE-06 NOTSHOWN-33 in the instructions of the course and the picture dictionary', () => {
    const instructions = filesLike('content/packs/*/instructions.json')
      .flatMap(keysOf)
      .map(text => text.replace(/\{([^|]*)\|[^}]*\}/g, '$1'));
    const rows = readText('content/dictionary/dictionary.tsv').split('\n').slice(1);
    const sentences = rows
      .flatMap(row => row.split('\t')[10] ?? [])
      .map(text => text.replace(/\{([^|]*)\|[^}]*\}/g, '$1'));
    expect([instructions.length, sentences.length].every(count => count > 100)).toBe(true);
    expect(changesIn([...instructions, ...sentences])).toEqual([]);
  });

  test('WRITE-06 in the texts of the app', () => {
    const catalogue = JSON.parse(readText('packages/i18n/catalogues/en-GB.json')) as object;
    const texts = Object.values(catalogue).filter((text: string) => !/[{<]/.test(text));
    expect(texts.length).toBeGreaterThan(300);
    expect(changesIn(texts)).toEqual([]);
  });

  test('WRITE-06 in the names of countries and cities', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const countries = letters
      .flatMap(one => letters.map(other => one + other))
      .flatMap(code => names.of(code) ?? [])
      .filter(name => name.length > 2 && !/[^\p{L} '’-]/u.test(name));
    const cities = Intl.supportedValuesOf('timeZone')
      .map(zone => zone.split('/'))
      .filter(({ length }) => length === 2)
      .flatMap(([, city]) => city?.replaceAll('_', ' ') ?? []);
    expect(countries.length).toBeGreaterThan(200);
    expect(changesIn([...countries, ...cities].map(name => `I am from ${name}.`))).toEqual([]);
  });

  test('WRITE-06 in sports, food, music and animals of many countries, with any capitals', () => {
    const words = readWords('loan-words.txt');
    expect(words.length).toBeGreaterThan(200);
    expect(changesIn(words.map(word => `We like ${word} very much.`))).toEqual([]);
    const capitals = words.map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)} is nice.`);
    expect(changesIn(capitals)).toEqual([]);
  });
});
