import { expect, test } from 'vitest';
import { gatherProblems } from '../problems.ts';
import { readSong } from './song-source.ts';
import {
  barOf,
  barsOf,
  beatSeconds,
  knotsOf,
  pacesOf,
  phrasesOf,
  roomBetween,
  sourceAt,
  targetAt,
} from './timing.ts';

const song = readSong(
  'try.song',
  `title: T
lesson: 1
cover: cat
scene: l1-garden
tempo: 100
key: C
groove: skip
lead: marimba

Heˈllo, heˈllo! ˈWhat's your ˈname? / C / 1 2 3 4
And ˈone, ˌtwo, ˈthree, oh, ˈfour ˈfive. / C / 1 2 3 4 5

ˈGood - ˈbye, my ˈfriend / C / 1 2 3
`,
  'gb',
  gatherProblems(),
);

test('a line is a bar; two bars come before, one between verses and one at the end', () => {
  expect(beatSeconds(song)).toBe(0.6);
  expect([0, 1, 2].map(line => barOf(song, line))).toEqual([2, 3, 5]);
  expect(barsOf(song)).toBe(7);
});

test('phrases end at pauses, not within a beat, and each has a beat', () => {
  const said = phrasesOf(song).map(({ line, words, beats }) => [
    line,
    words.map(({ text }) => text).join(' '),
    beats,
  ]);
  expect(said).toEqual([
    [0, 'Hello,', [8]],
    [0, 'hello!', [9]],
    [0, "What's your name?", [10, 11]],
    [1, 'And one, two,', [12, 12.5]],
    [1, 'three,', [13]],
    [1, 'oh, four five.', [14, 15]],
    [2, 'Good bye,', [20, 22]],
    [2, 'my friend', [23]],
  ]);
});

const knots = [
  { source: 0, target: 1.8 },
  { source: 0.2, target: 2 },
  { source: 0.6, target: 2.6 },
  { source: 1, target: 2.9 },
];

test('between knots a recording has an even pace, beyond them the last pace', () => {
  expect([1.9, 2, 2.3, 2.6, 2.75, 3.2].map(at => Number(sourceAt(knots, at).toFixed(3)))).toEqual([
    0.1, 0.2, 0.4, 0.6, 0.8, 1.4,
  ]);
  for (const at of [0, 0.1, 0.35, 0.7, 1]) {
    expect(sourceAt(knots, targetAt(knots, at))).toBeCloseTo(at, 9);
  }
});

test('marked syllables are on their beats, the rest keeps its pace if there is room', () => {
  const measured = { anchors: [0.2, 0.6], end: 1 };
  const free = { lead: Number.POSITIVE_INFINITY, tail: Number.POSITIVE_INFINITY };
  expect(knotsOf(measured, [2, 2.6], free).map(({ target }) => target)).toEqual([1.8, 2, 2.6, 3]);
  const tight = { lead: 0.1, tail: 0.3 };
  const paces = pacesOf(knotsOf(measured, [2, 2.6], tight));
  expect(paces.map(pace => Number(pace.toFixed(2)))).toEqual([2, 0.67, 1.33]);
});

test('phrases that do not fit between two beats are sped up equally', () => {
  const before = { anchors: [0.1], end: 0.7 };
  const after = { anchors: [0.2], end: 1 };
  const easy = roomBetween(before, after, 1, 0);
  expect([easy.lead, easy.tail].map(value => Number(value.toFixed(2)))).toEqual([0.2, 0.8]);
  const tight = roomBetween(before, after, 0.5, 0.1);
  expect([tight.lead, tight.tail].map(value => Number(value.toFixed(2)))).toEqual([0.1, 0.3]);
});
