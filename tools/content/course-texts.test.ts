import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const lessons = join(import.meta.dirname, '../../content/packs/starter/lessons');

/** The lines of an activity, or of all activities without a name; no comments. */
const linesOf = (activity = ''): string[] =>
  readdirSync(lessons, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(`${activity}.txt`))
    .flatMap(file => readFileSync(join(lessons, file), 'utf8').split('\n'))
    .filter(line => !line.startsWith('#'));

/** English that nobody says, or that teaches something wrong, in all activities. */
const wrong: [text: string, found: RegExp][] = [
  ['Find all Domino sentences.', /all Domino sentences/],
  ['My brother, he. My sister, she.', /brother, he\b|sister, she\b/],
  ['Four yellow foods.', /yellow foods/],
  ['I like food!', /I like food\b/],
  ["You're small!", /You're small/],
  ['Do you have a ball? Yes, I have a ball.', /Yes, I have a ball/],
  ["Can you swim? No, I can't. I'm a boy.", /I can't\. I'm a (?:boy|girl)/],
  ['I wash. She washes.', /\b(?:wash|washes)[.!?]/],
  ['Yes, you can. (never taught)', /Yes, you can\b/],
];

test.each(wrong)('TEXT-10 no activity says “%s”', (_text, found) => {
  expect(linesOf().length).toBeGreaterThan(1000);
  expect(linesOf().filter(line => found.test(line))).toEqual([]);
});

/** What would answer a question by itself, or ask for what was never shown. */
const givenAway: [activity: string, why: string, found: RegExp][] = [
  ['my-toys', 'yellow balloons spell yellow', /colours:.*yellow/],
  ['morning-and-night', 'no film shows who likes eggs', /I like eggs/],
  ['test-1', 'a goodbye answers no question', /Goodbye, Wei/],
  ['test-2', 'You’re my sister is right, too', /You're\b/],
  ['test-6', 'two o’clock is far from the clock', /It's two o'clock/],
];

test.each(givenAway)('TEXT-10 in %s nothing gives an answer away: %s', (activity, _why, found) => {
  expect(linesOf(activity).length).toBeGreaterThan(10);
  expect(linesOf(activity).filter(line => found.test(line))).toEqual([]);
});

test('TEXT-10 the first test asks for a written word', () => {
  const typed = linesOf('test-1').filter(line => line.startsWith('typing'));
  expect(typed.join().match(/\[[a-z]+\]/g)).toEqual(['[one]']);
});
