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

test.each([
  ['cats', 'cat'],
  ['mice', 'mouse'],
  ['running', 'run'],
  ['ran', 'run'],
  ['boxes', 'box'],
  ['children', 'child'],
  ['strawberries', 'strawberry'],
  ['making', 'make'],
  ['cried', 'cry'],
  ['hopped', 'hop'],
  ['ice creams', 'ice cream'],
  ['T-shirts', 'T-shirt'],
  ['got up', 'get up'],
])('DICT-04 the form “%s” finds %s, before a word that looks like it', (form, word) => {
  const near = ['castle', 'nice', 'ring', 'rang', 'boxer', 'chicken', 'hope'];
  const others = [word, ...near].map(one => makeWord(one, ''));
  expect(findWords(others, form, 'es')[0]?.word).toBe(word);
});

test('DICT-04 a form finds the words it is a part of after the word itself', () => {
  const buses = ['school bus', 'bus'].map(one => makeWord(one, ''));
  expect(findWords(buses, 'buses', 'es').map(({ word }) => word)).toEqual(['bus', 'school bus']);
});

test('DICT-04 a word is found before the word that it looks like a form of', () => {
  const others = ['glass', 'new', 'news', 'glasses'].map(one => makeWord(one, ''));
  expect(findWords(others, 'news', 'es')[0]?.word).toBe('news');
  expect(findWords(others, 'glasses', 'es')[0]?.word).toBe('glasses');
  expect(findWords(others, 'thing', 'es')).toEqual([]);
});

test('DICT-04 other words and empty texts find nothing', () => {
  for (const text of ['', '  ', 'qqqqq', 'x', '???']) expect(find(text), text).toEqual([]);
});

test('DICT-02 the shelf has words up to A1, or harder ones when there are no others', () => {
  expect(onShelf(words).map(({ word }) => word)).not.toContain('raccoon');
  const hard = words.filter(({ level }) => level === 'A1+');
  expect(onShelf(hard)).toEqual(hard);
});
