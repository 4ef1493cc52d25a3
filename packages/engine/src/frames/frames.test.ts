import type { Frame } from '@digipals/contract';
import { expect, test } from 'vitest';
import { changedWords, frameText, isLetterOf, isWholeLetter, offeredTiles } from './frames.ts';

const gap = (...texts: string[]) => ({
  tiles: texts.map(text => ({ text, picture: null, audio: null })),
});
const frame: Frame = [
  { text: 'I like ' },
  gap('apples', 'rice', 'ice cream'),
  { text: ' and ' },
  gap('rice', 'apples', 'ice cream'),
  { text: ". I'm " },
  gap('happy', 'hungry'),
  { text: '!' },
];
const texts = (picks: (string | undefined)[], index: number) =>
  offeredTiles(frame, picks, index).map(({ text }) => text);
const changed = (text: string) =>
  changedWords(frame, text).map(({ start, end }) => text.slice(start, end));

test('COURSE-52 a gap does not offer a tile that another gap with the same list has', () => {
  expect(texts([], 1)).toEqual(['rice', 'apples', 'ice cream']);
  expect(texts(['rice'], 1)).toEqual(['apples', 'ice cream']);
  expect(texts(['rice', 'apples'], 0)).toEqual(['rice', 'ice cream']);
  expect(texts(['rice', 'apples'], 2)).toEqual(['happy', 'hungry']);
});

test('COURSE-52 the letter has an ellipsis in each gap until it is filled', () => {
  expect(frameText(frame, [undefined, 'rice'])).toBe("I like … and rice. I'm …!");
  expect(isWholeLetter(frame, ['apples', 'rice'])).toBe(false);
  expect(frameText(frame, ['apples', 'rice', 'hungry'])).toBe(
    "I like apples and rice. I'm hungry!",
  );
  expect(isWholeLetter(frame, ['apples', 'rice', 'hungry'])).toBe(true);
});

test.each([
  ["I like apples and rice. I'm hungry!", []],
  ['i like ICE CREAM and rice, I’m happy', []],
  ["I like ice cream and pizza. I'm hungry!", ['pizza']],
  ["I like my big dog and rice. I'm happy! Call me now", ['my big dog', 'Call me now']],
  ["Hello! I like rice. I'm happy!", ['Hello']],
  ['And what?', ['what']],
  ['', []],
])('COURSE-56 in “%s” these words do not come from the frame: %j', (text, expected) => {
  expect(changed(text)).toEqual(expected);
});

test.each([
  ["I like apples and rice. I'm hungry!", true],
  ["I like ice cream and ice cream. I'm happy!", true],
  ["I like apples and rice. I'm hungry", false],
  ["I like apples and rice. I'm hungry! 🔪", false],
  ["I like apples. I'm hungry!", false],
  ["i like apples and rice. I'm hungry!", false],
  ['', false],
])('COURSE-56 “%s” is a letter of the frame as it stands: %j', (text, expected) => {
  expect(isLetterOf(frame, text)).toBe(expected);
});
