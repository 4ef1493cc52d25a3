import { isGivenName } from '@digipals/writing';
import { addressWords, joinedStreet, states } from '../../data/address-words.ts';
import { chatWords } from '../../data/chat-words.ts';
import { isCommonWord, isKnownWord } from '../../read/known-word.ts';
import type { Reading } from '../../read/reading.ts';
import type { Word } from '../../read/words.ts';
import { endsSentence, isCapital } from '../capitals.ts';

/**
 * The parts of an address in a text: a letter for each word, with `,`, `-`, `/` and `.` between, and the word of each
 * of them. The letters of `addressWords`, and also: `N` a number, `P` a postcode, `Q` and `q` the halves of a British one, `O`
 * an ordinal, `M` a main road, `R` a rural route, `Z` a state, `J` a street in one word with its name, `G` a single
 * letter, `D` as `r` and `s` with a capital, `f` as `F` without, `V` as both `T` and `t`; of other words, `n` a given name and `C`
 * any other with a capital, `w` one that is not English, `v` an English one, `x` one that never belongs to a name.
 */
export type Parts = { readonly code: string; readonly wordAt: readonly number[] };

const partOf = new Map<string, string>();
for (const [part, words] of Object.entries(addressWords)) {
  for (const word of words) if (!partOf.has(word)) partOf.set(word, part);
}
/** Words that may stand before a name and after one: `Rose village`, `village Rose`. */
const bothWays = new Set(addressWords['T']?.filter(word => addressWords['t']?.includes(word)));
const streetsWithCapital = new Set(addressWords['A']);

const neverInNames = new Set(
  `i im i'm ive i'll my me we we're you your u he she they it its it's this that these those and but or so what do does dont
  don't please pls write where when why who come how can is are was were will would there here if because cause with then hi
  hello hey yes yeah no not thanks thank bye love our his her their send call dear mr mrs ms have has had am be been a an
  but also very too for as than like ok okay lol x dad mum mom grandma grandpa teacher everybody everyone`.split(
    /\s+/,
  ),
);

/** Days, months, feasts and languages have a capital, too. */
const isDate =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|ramadan|halloween|english|french|spanish|turkish|russian|thai|chinese|german|italian)$/;
const isLetter = /^[a-z]$/;
const figures: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/^\d{1,4}[a-z]?$/, 'N'],
  [/^\d{5,6}$/, 'P'],
  [/^\d{1,3}(?:st|nd|rd|th)$/, 'O'],
  [/^(?:rr|rfd|hc)\d{0,3}$/, 'R'],
  [/^\d[a-z\d]{2,3}$/, 'q'],
  [/^[abdemnr]\d{1,4}$/, 'M'],
];
const outward = /^(?:[a-z]{1,2}\d[a-z\d]?|[a-z]\d{2})$/;
const inward = /^(?:\d[a-z]{2}|\d[a-z]\d|[a-z][a-z\d]{3})$/;
const isBeforeJoined = /^(?:am|auf|zum|zur|alte[rs]?)$/;

/** Ambiguous words of streets and houses have another letter with a capital. */
const withCapital: Readonly<Record<string, string>> = { s: 'D', r: 'D', L: 'C' };
const withoutCapital: Readonly<Record<string, string>> = { F: 'f', A: 'v' };

const written = ({ context, folded }: Reading, { from, to }: Word): string =>
  context.text.slice(folded.starts[from], folded.ends[to - 1]);

/** Vietnamese `so 45 ngo 120`, unlike `so 5 friends came`. */
const isStreetBefore = (word: Word | undefined): boolean =>
  /^[Bb]$/.test(partOf.get(word?.spelt ?? '') ?? '');

const boulevard = /^(?:boulevard|bulevar|bulvar)$/;

/** `boulevard Michelet`, `boulevard de la Plage`, but not `the boulevard has trees`. */
function isNamedBoulevard(reading: Reading, index: number): boolean {
  if (!boulevard.test(reading.words[index]?.spelt ?? '')) return false;
  const next = reading.words[index + 1]?.spelt ?? '';
  if (endsSentence(reading, index) || !/^\p{L}/u.test(next)) return false;
  return isCapital(reading, index + 1) || partOf.get(next) === 'l' || !isKnownWord(next);
}

/** `Maple Dr, Springfield`, but not `Dr Smith`. */
const partOfDr = (reading: Reading, index: number): string =>
  isCapital(reading, index + 1) && !endsSentence(reading, index) ? 'x' : 'D';

/** The part of a word that depends on the one after it. */
function partBeforeNext(reading: Reading, index: number): string | undefined {
  const { words, folded } = reading;
  const { spelt = '', to } = words[index] ?? {};
  const next = words[index + 1]?.spelt ?? '';
  if (outward.test(spelt) && inward.test(next)) return 'Q';
  if (/^[dkmд]$/.test(spelt) && /^\d/.test(next)) return 'U';
  if (spelt === 'so' && /^\d/.test(next) && isStreetBefore(words[index + 2])) return 'U';
  if (spelt === 'c' && folded.text[to ?? 0] === '/') return 'B';
  if (isNamedBoulevard(reading, index)) return 'B';
  if (isBeforeJoined.test(spelt) && joinedStreet.test(next)) return 'C';
  return spelt === 'dr' ? partOfDr(reading, index) : undefined;
}

const mayBeFigure = /\d|^(?:rr|rfd|hc)$/;

const isFigure = (spelt: string): string | undefined =>
  mayBeFigure.test(spelt) ? figures.find(([pattern]) => pattern.test(spelt))?.[1] : undefined;

/** The part of a word of `addressWords`. */
function partOfListed(spelt: string, capital: boolean): string | undefined {
  if (bothWays.has(spelt)) return capital ? 't' : 'V';
  if (capital && streetsWithCapital.has(spelt)) return 'A';
  const part = partOf.get(spelt);
  return part === undefined ? undefined : ((capital ? withCapital : withoutCapital)[part] ?? part);
}

function partOfWord(reading: Reading, index: number): string {
  const word = reading.words[index];
  if (!word) return '.';
  const { spelt } = word;
  const figure = partBeforeNext(reading, index) ?? isFigure(spelt);
  if (figure !== undefined) return figure;
  if (states.has(written(reading, word))) return 'Z';
  const capital = isCapital(reading, index);
  if (isLetter.test(spelt)) return letterPart(spelt, capital);
  const part = partOfListed(spelt, capital);
  if (part !== undefined) return part;
  if (spelt.length > 5 && joinedStreet.test(spelt) && !isKnownWord(spelt)) return 'J';
  return nameOrWord(spelt, capital);
}

function letterPart(letter: string, capital: boolean): string {
  if ('nsew'.includes(letter)) return 'K';
  return capital && letter !== 'i' ? 'G' : 'x';
}

function nameOrWord(spelt: string, capital: boolean): string {
  if (neverInNames.has(spelt) || chatWords.has(spelt)) return 'x';
  if (!/^[\p{L}\p{M}']+$/u.test(spelt)) return 'x';
  if (capital) {
    if (isGivenName(spelt)) return 'n';
    return isDate.test(spelt) ? 'x' : 'C';
  }
  return spelt.length > 2 && !isKnownWord(spelt) && !isCommonWord(spelt) ? 'w' : 'v';
}

/** Short forms, after which a full stop ends no sentence. */
const isShortForm = ({ spelt }: Word, part: string): boolean =>
  /[SsrDBbUHGKtVxJ@Y]/.test(part) &&
  (part === 'J'
    ? spelt.endsWith('str')
    : /^(?!lane|road|walk|hill|park|row|way|flat|door|room)\p{L}{1,4}$/u.test(spelt));

/** What is between two words: nothing that counts, or one of `,`, `-`, `/` and `.`. */
function gapPart(gap: string, word: Word, part: string, next: Word): string {
  if (gap === ' ') return '';
  if (gap.trim() === ':' && part === 'U') return '';
  if (/[!?:]/.test(gap)) return '.';
  const isOrdinal = part === 'N' && partOf.get(next.spelt) === 'S';
  const rest = isOrdinal || isShortForm(word, part) ? gap.replace('.', '') : gap;
  if (rest.includes('.')) return '.';
  if (/^[-/]$/.test(rest)) return rest;
  return /^[ '"’/#º°&+-]*$/.test(rest) ? '' : ',';
}

const read = new WeakMap<Reading, Parts>();

/** Reads the parts of an address in a text, once. */
export function partsOf(reading: Reading): Parts {
  const known = read.get(reading);
  if (known) return known;
  let code = '';
  const wordAt: number[] = [];
  reading.words.forEach((word, index) => {
    const part = partOfWord(reading, index);
    const next = reading.words[index + 1];
    const gap = next
      ? gapPart(reading.folded.text.slice(word.to, next.from), word, part, next)
      : '';
    code += part + gap;
    for (let unit = 0; unit < 1 + gap.length; unit += 1) wordAt.push(index);
  });
  const parts = { code, wordAt };
  read.set(reading, parts);
  return parts;
}
