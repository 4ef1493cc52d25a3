import type { Item } from '@digipals/contract';
import { isMedium, nameOf } from '../checks/checked.ts';
import { wordsOf } from '../checks/words.ts';
import type { Choice } from './choices.ts';

/** Ranks an option among all: the highest is taken first, equal ones in any order. */
export type Rank = (option: Item, choice: Choice) => number;

const nothing: Rank = () => 0;

/** The length of a text as it is read; a picture has none. */
const length: Rank = ({ value }) => (isMedium(value) ? 0 : value.length);

/** What can be seen in an option: its words, or the parts that a picture is named by (`girl-sad`). */
const partsOf = ({ value }: Item): string[] =>
  isMedium(value) ? nameOf(value).split('-') : wordsOf(value);

/** How many other options share the parts of an option, for each of its parts. */
const common: Rank = (option, { options }) => {
  const parts = [...new Set(partsOf(option))];
  const others = options.filter(({ id }) => id !== option.id).map(partsOf);
  const shared = parts.map(part => others.filter(other => other.includes(part)).length);
  return shared.length === 0 ? 0 : shared.reduce((sum, one) => sum + one, 0) / shared.length;
};

/** What begins or ends a sentence is first or last; among choices it is a whole sentence. */
const sentence: Rank = ({ value }, { ordered }) => {
  if (isMedium(value)) return 0;
  const begins = /^\p{Lu}/u.test(value) && !/^(I|I'm)\b/.test(value);
  const ends = /[.?!]$/.test(value);
  return Number(begins) + (ordered ? -Number(ends) : Number(ends));
};

const place: Rank = (option, { options, still }) => (still ? options.indexOf(option) : 0);

const starts =
  (pattern: RegExp): Rank =>
  ({ value }) =>
    Number(pattern.test(value));

const turned =
  (rank: Rank): Rank =>
  (option, choice) =>
    -rank(option, choice);

/** Blind guessing. */
export const chance: Rank = nothing;

/** Rules of thumb that need no English, by their names in the report. */
export const strategies: Readonly<Record<string, Rank>> = {
  'the longest': length,
  'the shortest': turned(length),
  'most like the others': common,
  'the odd one out': turned(common),
  'capital and stop': sentence,
  'the first': turned(place),
  'the last': place,
  'always yes': starts(/^Yes\b/),
  'always no': starts(/^No\b|n't\b/),
};
