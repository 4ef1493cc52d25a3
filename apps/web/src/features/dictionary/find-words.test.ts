import type { Word } from '@digipals/contract';
import { expect, test } from 'vitest';
import { findWords, onShelf } from './find-words.ts';

const makeWord = (word: string, es: string, level: Word['level'] = 'A1'): Word => ({
  id: word,
  word,
  picture: '',
  audio: { gb: '', us: '' },
  meaning: { es, ru: es === 'el oso' ? 'медведь' : '' },
  sentence: '',
  level,
  theme: 'wild',
});

const words = [
  makeWord('elephant', 'el elefante'),
  makeWord('bear', 'el oso'),
  makeWord('bed', 'la cama'),
  makeWord('ice cream', 'el helado'),
  makeWord('giraffe', 'la jirafa'),
  makeWord('raccoon', 'el mapache', 'A1+'),
  makeWord('T-shirt', 'la camiseta'),
];

const find = (text: string, language = 'es') =>
  findWords(words, text, language).map(({ word }) => word);

test.each([
  ['elefant', 'elephant'],
  ['eliphant', 'elephant'],
  ['elef', 'elephant'],
  ['jiraf', 'giraffe'],
  ['Ber', 'bear'],
  ['rakoon', 'raccoon'],
  ['icecreem', 'ice cream'],
  ['creem', 'ice cream'],
  ['tshirt', 'T-shirt'],
  ['Oso', 'bear'],
  ['la cama', 'bed'],
  ['helado', 'ice cream'],
])('DICT-04 “%s” finds %s first', (text, word) => {
  expect(find(text)[0]).toBe(word);
});

test('DICT-04 the beginning of a word finds it, and an equal word comes first', () => {
  expect(find('be')).toEqual(['bed', 'bear']);
  expect(find('bed')[0]).toBe('bed');
  expect(find('медведь', 'ru')).toEqual(['bear']);
  expect(find('camara')).not.toContain('bear');
});

test('DICT-04 other words and empty texts find nothing', () => {
  for (const text of ['', '  ', 'qqqqq', 'x', '???']) expect(find(text), text).toEqual([]);
});

test('DICT-02 the shelf has words up to A1, or harder ones when there are no others', () => {
  expect(onShelf(words).map(({ word }) => word)).not.toContain('raccoon');
  const hard = words.filter(({ level }) => level === 'A1+');
  expect(onShelf(hard)).toEqual(hard);
});
