import { expect, test } from 'vitest';
import { teachingLanguages } from '../constants.ts';
import { meCard, meChoicesOf, meKeys, meWord, sayMe } from './choices.ts';
import { meChoicesSchema } from './me-card.ts';

test('COURSE-42 the card takes the keys and values of the closed lists, and nothing else', () => {
  const all = meKeys.map(key => [key, Object.keys(meChoicesOf(key))[0]]);
  expect(meChoicesSchema.safeParse(Object.fromEntries(all)).success).toBe(true);
  for (const wrong of [{ colour: 'mauve' }, { street: 'red' }, { name: 'Mia' }, { colour: null }])
    expect(meChoicesSchema.safeParse(wrong).success).toBe(false);
});

test('COURSE-42 the card is a list of short sentences of taught words', () => {
  const sentences = meKeys.flatMap(key =>
    Object.values(meChoicesOf(key)).flatMap(choice =>
      teachingLanguages.map(english => sayMe(meCard[key].sentence, meWord(choice, english))),
    ),
  );
  expect(sentences).toContain('My friend is an elephant.');
  expect(sentences).toContain('I live in a flat.');
  expect(sentences).toContain('I live in an apartment.');
  expect(sentences).toContain("I get up at seven o'clock.");
  expect(new Set(sentences).size).toBeGreaterThan(50);
  for (const one of sentences) expect(one).toMatch(/^[A-Z][A-Za-zü' -]{3,40}\.$/);
});

test('COURSE-70 a child has an age from six to twelve, and a country that need not be named', () => {
  const sentencesOf = (key: 'age' | 'number' | 'country') =>
    Object.values(meChoicesOf(key)).map(({ word }) => sayMe(meCard[key].sentence, word));
  expect(sentencesOf('age')).toEqual(
    ['six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(age => `I'm ${age}.`),
  );
  expect(sentencesOf('number')).toHaveLength(12);
  expect(sentencesOf('country')).toEqual(
    expect.arrayContaining([
      "I'm from Spain.",
      "I'm from a big country.",
      "I'm from a small country.",
    ]),
  );
});
