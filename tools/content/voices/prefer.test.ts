import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TeachingLanguage } from '@digipals/contract/constants';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildPack, unusedMedia } from '../build.ts';
import { buildDictionary } from '../dictionary/build.ts';
import { gatherProblems } from '../problems.ts';
import { makeSmallPack, recordDomino, twoQuestions } from '../testing/small-pack.ts';
import { readWords } from '../testing/starter.ts';

let small: ReturnType<typeof makeSmallPack>;

beforeEach(() => {
  small = makeSmallPack();
  recordDomino(small);
});

afterEach(() => rmSync(small.folder, { recursive: true }));

/** What Domino and the narrator are heard to say. */
const heard = (variety: TeachingLanguage) => {
  const problems = gatherProblems();
  const built = buildPack(small.read(), problems);
  expect(problems.list().filter(({ level }) => level === 'error')).toEqual([]);
  const sourceOf = (address = ''): string | undefined =>
    built.media.get(address.replace('/media/', ''))?.replace(/^.*\/media\//, '');
  const { data = [] } =
    built.activities.find(one => one.variety === variety && one.language === 'es')?.activity ?? {};
  const [domino, said] = data.map(({ components }) => components[1]?.data[0]);
  return { domino: sourceOf(domino?.audio), narrator: sourceOf(said?.value) };
};

test('COURSE-64 a line is heard as its speaker recorded it, and other speakers have made speech', () => {
  expect(heard('gb')).toEqual({
    domino: 'voices/gb/domino-whos-this.mp3',
    narrator: 'speech/gb/whos-this.mp3',
  });
});

test('COURSE-64 an accent without a recording has made speech of that accent', () => {
  expect(heard('us')).toEqual({
    domino: 'speech/us/whos-this.mp3',
    narrator: 'speech/us/whos-this.mp3',
  });
});

test('COURSE-64 a recording whose mp3 is gone leaves made speech', () => {
  rmSync(join(small.root, 'media/voices/gb/domino-whos-this.mp3'));
  expect(heard('gb').domino).toBe('speech/gb/whos-this.mp3');
});

test('made speech of a recorded line is kept for later, and the recording is no unused file', () => {
  const [asked = ''] = twoQuestions.split('[narrator]');
  small.write('lessons/one/hello.txt', asked);
  const pack = small.read();
  const made = join(small.root, 'media', 'speech', 'gb', 'whos-this.mp3');
  const media = new Map([...pack.media, ['speech/gb/whos-this.mp3', made]]);
  mkdirSync(join(made, '..'), { recursive: true });
  writeFileSync(made, 'made');
  const own = { ...pack, media };
  expect(unusedMedia(own, buildPack(own, gatherProblems()))).toEqual([]);
});

test('COURSE-64 a word of the dictionary is heard as the narrator recorded it for the course', () => {
  const words = readWords();
  const { media } = small.read();
  const recording = { file: 'voices/gb/domino-whos-this.mp3', take: '0123456789abcdef' };
  const voices = { gb: { narrator: { dog: recording } }, us: {} };
  const built = buildDictionary(
    { ...words, voices, media: new Map([...words.media, ...media]) },
    gatherProblems(),
  );
  const dog = built.words.gb.find(({ word }) => word === 'dog');
  expect(dog?.audio.gb).toMatch(/domino-whos-this/);
  expect(dog?.audio.us).toMatch(/\/dog\./);
});
