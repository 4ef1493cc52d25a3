import { expect, test } from 'vitest';
import { fileNames, nearestName } from './names.ts';
import { narrator } from './recordings.ts';

const said = (text: string, speaker = narrator) => ({ speaker, text });
const namesOf = (...lines: { speaker: string; text: string }[]) => [...fileNames(lines).values()];

test('a file has the name of its line, with the speaker unless it is the narrator', () => {
  expect(namesOf(said('a cat'), said("What's this?", 'Mia'))).toEqual(['a-cat', 'mia-whats-this']);
});

test('lines with one short name all get a long one, so that a new line takes no name of another', () => {
  const [cat, question, bubble, read] = namesOf(
    said('Cat.'),
    said('Cat?'),
    said('Hi!', 'Mia'),
    said('Mia: Hi!'),
  );
  expect(cat).toMatch(/^cat-[0-9a-f]{6}$/);
  expect(question).toMatch(/^cat-[0-9a-f]{6}$/);
  expect(bubble).toMatch(/^mia-hi-[0-9a-f]{6}$/);
  expect(new Set([cat, question, bubble, read]).size).toBe(4);
  expect(namesOf(said('Cat?'), said('Cat.'))[1]).toBe(cat);
});

test('a long line, and one without letters, have a name of their own', () => {
  const [long, none] = namesOf(
    said('One, two, three, four, five, six, seven, eight, nine.'),
    said('...'),
  );
  expect(long).toMatch(/^one-two-three-four-five-six-seven-eight-[0-9a-f]{6}$/);
  expect(none).toMatch(/^-[0-9a-f]{6}$/);
});

test('the nearest name has the fewest different letters, if it is similar at all', () => {
  const names = ['a-cat', 'a-car', 'goodbye'];
  expect(nearestName('a-catt', names)).toBe('a-cat');
  expect(nearestName('godbye', names)).toBe('goodbye');
  expect(nearestName('elephant', names)).toBeUndefined();
});
