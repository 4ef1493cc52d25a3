import type { Word, WordTheme } from '@digipals/contract';
import { seededRandom, shuffle } from '@digipals/engine';

const count = 3;

/** Actions, feelings and numbers differ among themselves; among things they would not be clear. */
const ownThemes: readonly WordTheme[] = ['verbs', 'feelings-adjectives', 'numbers-colours-shapes'];
/** Things that nobody takes for something of another theme. */
const thingThemes: readonly WordTheme[] = [
  'pets-farm',
  'wild',
  'fruit-veg',
  'food-drink',
  'school',
  'clothes',
  'transport',
];

const seedOf = (text: string): number =>
  [...text].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, 7);

/** Three other words whose pictures a child cannot defend as the word; always the same. */
export function chooseOthers(word: Word, course: readonly Word[]): Word[] {
  const mixed = shuffle(
    course.filter(({ id }) => id !== word.id),
    seededRandom(seedOf(word.id)),
  );
  const alike = ownThemes.includes(word.theme)
    ? mixed.filter(({ theme }) => theme === word.theme)
    : [];
  const things = mixed.filter(({ theme }) => theme !== word.theme && thingThemes.includes(theme));
  return [...new Set([...alike, ...things, ...mixed])].slice(0, count);
}
