import { famous, noNames } from '../data/names.ts';
import { isCommonWord } from '../read/known-word.ts';
import { foundInWords, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { endsSentence, isCapital } from './capitals.ts';
import type { Phase } from './phase.ts';

type Introduction = {
  readonly pattern: RegExp;
  readonly words: string;
  /** Whether lower-case words after it can be names. */
  readonly lowerCase: boolean;
  readonly severity: 1 | 2;
};

const people =
  '(?:friend|friends|teacher|brother|sister|mum|dad|cousin|uncle|aunt|grandma|grandpa|grandmother|grandfather|neighbour|coach)';

const introductions: readonly Introduction[] = [
  {
    pattern: /\b(?:my|full|real|whole) name (?:is |are )?(?=\S)/g,
    words: 'my name is',
    lowerCase: true,
    severity: 2,
  },
  { pattern: /(?<=^|[.?] )name \. (?=\S)/g, words: 'name', lowerCase: true, severity: 2 },
  {
    pattern: /\b(?:i am|they|me) (?:called |call me )(?=\S)/g,
    words: 'I am called',
    lowerCase: true,
    severity: 2,
  },
  { pattern: /\bcall me (?=\S)/g, words: 'call me', lowerCase: false, severity: 2 },
  { pattern: /\bi am (?=\S)/g, words: 'I am', lowerCase: false, severity: 2 },
  { pattern: /\bthis is (?=\S)/g, words: 'this is', lowerCase: false, severity: 1 },
  {
    pattern: new RegExp(`\\b${people}(?:'?s)? (?:full )?name is (?=\\S)`, 'g'),
    words: 'name is',
    lowerCase: true,
    severity: 2,
  },
  {
    pattern: new RegExp(`\\bmy (?:best )?${people} is (?:called )?(?=\\S)`, 'g'),
    words: 'my friend is',
    lowerCase: false,
    severity: 1,
  },
];

/** Whether a word could be part of a name. */
function couldBeName(reading: Reading, index: number, lowerCase: boolean): boolean {
  const spelt = reading.words[index]?.spelt ?? '';
  if (!/^[\p{L}\p{M}'-]{2,}$/u.test(spelt) || noNames.has(spelt)) return false;
  if (spelt.endsWith("'s")) return false;
  return isCapital(reading, index) || (lowerCase && !isCommonWord(spelt));
}

/** How many words from `first` look like parts of one name: at most four. */
function countNames(reading: Reading, first: number, lowerCase: boolean): number {
  let count = 0;
  while (count < 4 && couldBeName(reading, first + count, lowerCase)) {
    count += 1;
    if (endsSentence(reading, first + count - 1)) break;
  }
  return count;
}

/** The first of a name may be any word after `my name is`. */
function countFrom(reading: Reading, first: number, lowerCase: boolean): number {
  const spelt = reading.words[first]?.spelt ?? '';
  const startsPlain = lowerCase && !noNames.has(spelt) && /^\p{L}{2,}$/u.test(spelt);
  if (!startsPlain || endsSentence(reading, first)) return countNames(reading, first, lowerCase);
  return 1 + countNames(reading, first + 1, lowerCase);
}

function isFamous({ words }: Reading, first: number, count: number): boolean {
  for (let index = first; index < first + count - 1; index += 1) {
    if (famous.has(`${words[index]?.spelt} ${words[index + 1]?.spelt}`)) return true;
  }
  return false;
}

function afterIntroduction(reading: Reading, introduction: Introduction): Found[] {
  const { text, wordAt } = reading.spoken;
  return [...text.matchAll(introduction.pattern)].flatMap(match => {
    // The unit after the match may be a space that stands before its word.
    const first = wordAt[match.index + match[0].length] ?? 0;
    const count = countFrom(reading, first, introduction.lowerCase);
    if (count < 2 || isFamous(reading, first, count)) return [];
    const explanation = `First name and surname after '${introduction.words}'`;
    const { severity } = introduction;
    return [
      foundInWords(reading, { code: 'fullName', severity, explanation }, first, first + count - 1),
    ];
  });
}

const surname =
  /\b(?:surname|last name|family name|second name|sur name|familya|soyad|soyadi|soyadim)(?: (?:is|it|my)){0,2} (?:\. )?(?=[^ .?])/g;

/** What stands after `my surname is`. */
function surnames(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  return [...text.matchAll(surname)].flatMap(match => {
    const index = wordAt[match.index + match[0].length] ?? 0;
    const spelt = reading.words[index]?.spelt ?? '';
    if (noNames.has(spelt) || !/^\p{L}{2,}/u.test(spelt)) return [];
    if (!isCapital(reading, index) && isCommonWord(spelt)) return [];
    const explanation = "A surname after 'my surname is'";
    return [foundInWords(reading, { code: 'fullName', severity: 2, explanation }, index, index)];
  });
}

/** First name and surname of the writer or of somebody near. */
export const fullName: Phase = {
  name: 'full names',
  find: reading => [
    ...introductions.flatMap(introduction => afterIntroduction(reading, introduction)),
    ...surnames(reading),
  ],
};
