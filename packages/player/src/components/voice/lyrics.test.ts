import { expect, test } from 'vitest';
import { samples } from '../../samples.ts';
import { linesOf, placeAt, textOf } from './lyrics.ts';

const component = samples.karaokeListen.components[0];
if (!component) throw new Error('a song');
const lines = linesOf(component);

test('GAME-18 words light up in time: the line and the word that started last', () => {
  const at = (seconds: number) => {
    const { line, word } = placeAt(lines, seconds);
    return lines[line]?.words[word]?.text;
  };
  expect([0, 0.6, 2.9, 3, 4.1, 7.2].map(at)).toEqual([
    'Old',
    'MacDonald',
    'farm,',
    'and',
    'that',
    'With',
  ]);
  expect(placeAt(lines.slice(1), 1)).toEqual({ line: -1, word: -1 });
});

test('the text of a line is its words', () => {
  expect(lines.map(textOf)).toEqual([
    'Old MacDonald had a farm,',
    'and on that farm he had a cow.',
    'With a moo-moo here,',
  ]);
});

test('invalid lines are skipped', () => {
  expect(linesOf({ ...component, meta: { lines: [null, { words: 3 }] } })).toEqual([]);
  expect(linesOf({ ...component, meta: {} })).toEqual([]);
});
