import { isGivenName } from '@digipals/writing';
import { chatWords } from '../data/chat-words.ts';
import { famous, noNames } from '../data/names.ts';
import { isCommonWord, isSlip } from '../read/known-word.ts';
import { matchesOf } from '../read/matches.ts';
import { findByRules, foundInWords, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { endsSentence, isCapital } from './capitals.ts';
import { type Introduction, introductions } from './full-name/introductions.ts';
import { mentions, withInitials } from './full-name/mentions.ts';
import { inParts, surname } from './full-name/surnames.ts';
import type { Phase } from './phase.ts';

type Kind = Pick<Introduction, 'lowerCase' | 'whole' | 'uncommon'>;

/** Words that are read differently are not names: im, plz, wat. With a capital, only chat words are excluded. */
const isSaidOtherwise = ({ words }: Reading, index: number, capital: boolean): boolean => {
  const { spelt = '', said = '', isGuess = false } = words[index] ?? {};
  if (isGivenName(spelt)) return false;
  return capital ? chatWords.has(spelt) : said !== spelt && !isGuess;
};

/** Whether a word could be part of a name. */
function couldBeName(
  reading: Reading,
  index: number,
  { lowerCase, whole, uncommon }: Kind,
): boolean {
  const spelt = reading.words[index]?.spelt ?? '';
  if (!/^[\p{L}\p{M}'-]{2,}$/u.test(spelt) || noNames.has(spelt)) return false;
  const capital = isCapital(reading, index);
  if (spelt.endsWith("'s") || isSaidOtherwise(reading, index, capital)) return false;
  if (isGivenName(spelt) && (capital || lowerCase)) return true;
  if (capital) return uncommon !== true || !isCommonWord(spelt);
  return lowerCase && (whole === true || !isCommonWord(spelt));
}

/** How many words from `first` look like parts of one name: at most four. */
function countNames(reading: Reading, first: number, kind: Kind): number {
  let count = 0;
  while (count < 4 && couldBeName(reading, first + count, kind)) {
    count += 1;
    if (endsSentence(reading, first + count - 1)) break;
  }
  return count;
}

/** After `my name is`, any word may be the first name. */
function countFrom(reading: Reading, first: number, introduction: Introduction): number {
  const spelt = reading.words[first]?.spelt ?? '';
  const startsPlain =
    introduction.lowerCase &&
    introduction.strict !== true &&
    !noNames.has(spelt) &&
    /^\p{L}{2,}$/u.test(spelt);
  if (!startsPlain || endsSentence(reading, first)) return countNames(reading, first, introduction);
  return 1 + countNames(reading, first + 1, introduction);
}

/** Words that may follow a lower-case surname. */
const goesOn = new Set(['and', 'but', 'from', 'i', 'im', "i'm"]);

/** Whether the sentence ends after the name or continues as it can after one: not in `my name is olga ilike cats`. */
function endsName(reading: Reading, last: number): boolean {
  if (isCapital(reading, last) || endsSentence(reading, last)) return true;
  return goesOn.has(reading.words[last + 1]?.spelt ?? '');
}

/** Whether the second word of a name is probably a typo: `my name is mia helo`. */
const isUnsure = (reading: Reading, index: number): boolean =>
  !isCapital(reading, index) &&
  !isGivenName(reading.words[index]?.spelt ?? '') &&
  (reading.words[index]?.isGuess === true || isSlip(reading.words[index]?.spelt ?? ''));

function isFamous({ words }: Reading, first: number, count: number): boolean {
  for (let index = first; index < first + count - 1; index += 1) {
    if (famous.has(`${words[index]?.spelt} ${words[index + 1]?.spelt}`)) return true;
  }
  return false;
}

function afterIntroduction(reading: Reading, introduction: Introduction): Found[] {
  const { text, wordAt } = reading.spoken;
  return matchesOf(introduction.pattern, text).flatMap(match => {
    // The match may end at the space before the word.
    const first = wordAt[match.index + match[0].length] ?? 0;
    const count = countFrom(reading, first, introduction);
    const last = first + count - 1;
    if (count < 2 || isFamous(reading, first, count) || !endsName(reading, last)) return [];
    const unsure = isUnsure(reading, first + 1);
    if (introduction.strict && (unsure || isUnsure(reading, first))) return [];
    const explanation = `First name and surname after '${introduction.words}'`;
    const severity = unsure ? 1 : introduction.severity;
    return [foundInWords(reading, { code: 'fullName', severity, explanation }, first, last)];
  });
}

type Ending = {
  readonly pattern: RegExp;
  readonly words: string;
  readonly lowerCase: boolean;
};

const endings: readonly Ending[] = [
  {
    pattern: / is my (?:full |real |(?:[a-z]{3,12} ){1,2})?name\b/g,
    words: 'is my name',
    lowerCase: true,
  },
  {
    pattern: / (?:(?:is )?here|speaking|(?:this |that )?is me)(?= [.?]|$)/g,
    words: 'here',
    lowerCase: false,
  },
  { pattern: / (?:that|this|it) is (?:me|my name)\b/g, words: 'that is me', lowerCase: true },
  {
    pattern:
      /(?<=^\S+ \S+(?: \S+)?)(?: [.])? (?:age|aged|\d{1,2} years old|(?:seven|eight|nine|ten|eleven|twelve) years old)\b/g,
    words: 'age',
    lowerCase: true,
  },
];

/** `mia kaya is my name`, `Mia Kaya here`: takes the words before it, back to the first that is not a name. */
function namesBefore(reading: Reading, { pattern, words, lowerCase }: Ending): Found[] {
  const { text, wordAt } = reading.spoken;
  return matchesOf(pattern, text).flatMap(match => {
    const last = wordAt[match.index - 1] ?? 0;
    let first = last + 1;
    while (last - first < 3 && couldBeName(reading, first - 1, { lowerCase })) {
      first -= 1;
      if (endsSentence(reading, first - 1)) break;
    }
    if (last - first < 1 || isFamous(reading, first, last - first + 1)) return [];
    const severity = isUnsure(reading, last) ? 1 : 2;
    const explanation = `First name and surname before '${words}'`;
    return [foundInWords(reading, { code: 'fullName', severity, explanation }, first, last)];
  });
}

/** The name after `my surname is`. */
function surnames(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  return matchesOf(surname, text).flatMap(match => {
    const index = wordAt[match.index + match[0].length] ?? 0;
    const spelt = reading.words[index]?.spelt ?? '';
    if (noNames.has(spelt) || !/^\p{L}{2,}/u.test(spelt)) return [];
    if (!isCapital(reading, index) && isCommonWord(spelt)) return [];
    if (chatWords.has(spelt)) return [];
    const explanation = "A surname after 'my surname is'";
    const isFirstOfTwo = !endsSentence(reading, index) && isCapital(reading, index + 1);
    const last = isFirstOfTwo ? index + 1 : index;
    return [foundInWords(reading, { code: 'fullName', severity: 2, explanation }, index, last)];
  });
}

const beforeSignature = /[.!?,\n~–-]\s*[~–-]?\s*$/;
const mostOfName = 3;

/** A name at the end, as under a letter: `Write to me! Narin Suksawat`. */
function signature(reading: Reading): Found[] {
  const { words, folded } = reading;
  const last = words.length - 1;
  let first = last + 1;
  const kind = { lowerCase: false, uncommon: true };
  while (last - first < mostOfName - 1 && couldBeName(reading, first - 1, kind)) first -= 1;
  const before = folded.text.slice(words[first - 1]?.to ?? 0, words[first]?.from);
  const isAlone = first === 0 && !/[~–-]/.test(before);
  const count = last - first + 1;
  if (count < 2 || isAlone || !beforeSignature.test(before) || isFamous(reading, first, count))
    return [];
  const severity = isGivenName(words[first]?.spelt ?? '') ? 2 : 1;
  const explanation = 'First name and surname as a signature';
  return [foundInWords(reading, { code: 'fullName', severity, explanation }, first, last)];
}

/** Finds the first name and surname of the author or somebody close. */
export const fullName: Phase = {
  name: 'full names',
  find: reading => [
    ...introductions.flatMap(introduction => afterIntroduction(reading, introduction)),
    ...endings.flatMap(ending => namesBefore(reading, ending)),
    ...signature(reading),
    ...surnames(reading),
    ...findByRules(reading, inParts),
    ...mentions(reading),
    ...withInitials(reading),
  ],
};
