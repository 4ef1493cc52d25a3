import { isEverydayWord } from '@digipals/writing';
import { isFirstNameAnywhere, isSurnameAnywhere } from '../data/name-parts.ts';
import { type Folded, placeOf } from '../fold/fold.ts';
import { platformOf } from '../read/lexicon.ts';
import { matchesOf } from '../read/matches.ts';
import { remember } from '../remember.ts';
import { featureNumber, hash, mix } from './hashing.ts';

/** A word, a number or a sign in folded letters, with its range in the original text. */
export type Token = {
  readonly text: string;
  readonly capitals: 'none' | 'first' | 'all';
  readonly hasAccent: boolean;
  readonly start: number;
  readonly end: number;
};

const pattern = /[\p{L}\p{M}]+(?:'\p{L}+)*|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;
const accented = /[\u00c0-\u024f\u1e00-\u1eff]/;
const isCapital = (letter = ''): boolean =>
  letter < '\x80' ? letter >= 'A' && letter <= 'Z' : /^\p{Lu}/u.test(letter);

const known = new WeakMap<Folded, readonly Token[]>();

/** The tokens of a text: folded, so that disguises do not matter, but for capitals and accents. Both models need them. */
export function tokensOf(original: string, folded: Folded): readonly Token[] {
  const before = known.get(folded);
  if (before) return before;
  const tokens = readTokens(original, folded);
  known.set(folded, tokens);
  return tokens;
}

const readTokens = (original: string, folded: Folded): Token[] =>
  matchesOf(pattern, folded.text).map(({ 0: text, index }) => {
    const { start, end } = placeOf(folded, index, index + text.length);
    const next = original[folded.starts[index + 1] ?? 0];
    const isFirst = isCapital(original[start]);
    const isAll = isFirst && (text.length === 1 || isCapital(next));
    const hasAccent = accented.test(original.slice(start, end));
    return { text, capitals: isAll ? 'all' : isFirst ? 'first' : 'none', hasAccent, start, end };
  });

const isNumber = (text: string): boolean => /^\p{N}/u.test(text);
const isWord = (text: string): boolean => /^\p{L}/u.test(text);

/** Numbers with as many digits are the same word. */
const wordOf = ({ text }: Token): string =>
  isNumber(text) ? `0${Math.min(text.length, 6)}` : text;

function kindOf(word: string, hasAccent: boolean): string {
  if (!isWord(word)) return word;
  const is = [isEverydayWord, isFirstNameAnywhere, isSurnameAnywhere].map(kind => kind(word));
  return [...is, platformOf(word) !== undefined, hasAccent].map(Number).join('');
}

/** The hashes of what is read of a word, for each way to write it. */
const readWord = remember((word: string) => {
  const shapes = isWord(word) ? ['a', 'Aa', word.length > 1 ? 'AA' : 'A'] : [word, word, word];
  const [none = 0, first = 0, all = 0] = shapes.map(hash);
  return {
    word: hash(word),
    shape: { none, first, all },
    kind: { plain: hash(kindOf(word, false)), accented: hash(kindOf(word, true)) },
    start: hash(word.slice(0, 3)),
    end: hash(word.slice(-3)),
    lastTwo: hash(word.slice(-2)),
  };
});

/** What is read of a token, hashed. */
function readToken(token: Token) {
  const { shape, kind, ...word } = readWord(wordOf(token));
  return {
    ...word,
    shape: shape[token.capitals],
    kind: kind[token.hasAccent ? 'accented' : 'plain'],
  };
}
const fields = ['word', 'shape', 'kind', 'start', 'end', 'lastTwo'] as const;
type Field = (typeof fields)[number];

type Place = readonly [field: Field, offset: number];
const together = (field: Field, ...offsets: readonly number[]): Place[] =>
  offsets.map(offset => [field, offset]);
const each = (field: Field, ...offsets: readonly number[]): Place[][] =>
  offsets.map(offset => together(field, offset));

/** What makes a feature: fields of the token (offset 0) and of the tokens around it. */
const templates = [
  ...each('word', -2, -1, 0, 1, 2),
  ...each('shape', -2, -1, 0, 1, 2),
  ...each('kind', -2, -1, 0, 1, 2),
  ...[together('start', 0), together('end', 0), together('lastTwo', 0)],
  ...[together('word', -1, 0), together('word', 0, 1)],
  ...[together('word', -2, -1), together('word', 1, 2), together('word', -3, -2, -1)],
  ...[together('kind', -1, 0, 1), together('shape', -1, 0, 1)],
  [...together('shape', 0), ...together('kind', 0), ...together('word', -1)],
].map(template => template.map(([field, offset]) => ({ column: fields.indexOf(field), offset })));
const [leftOf, rightOf, outside] = [hash('left'), hash('right'), hash('outside')];
/** Words this near count wherever they are. */
const near = 4;

/** How many features there are; different ones may share a number. */
export const featureSpace = 2 ** 15;

/** For each token its features, numbers below `featureSpace`. */
export function featuresOf(tokens: readonly Token[]): number[][] {
  const all = tokens.map(readToken);
  // Each column goes on at both ends, so that all places around a token are in it.
  const columns = fields.map(field => {
    const column = new Int32Array(tokens.length + 2 * near).fill(outside);
    all.forEach((one, at) => {
      column[at + near] = one[field];
    });
    return column;
  });
  const ofWords = columns[0]?.subarray(near, near + tokens.length) ?? [];
  const numbersOn = (side: number) =>
    Array.from(ofWords, value => featureNumber(mix(side, value), featureSpace));
  const [left, right] = [numbersOn(leftOf), numbersOn(rightOf)];
  return tokens.map((_, at) => {
    const features: number[] = [];
    for (const template of templates) {
      let value = features.length + 1;
      for (const { column, offset } of template)
        value = mix(value, columns[column]?.[at + near + offset] as number);
      features.push(featureNumber(value, featureSpace));
    }
    const [first, last] = [Math.max(0, at - near), Math.min(tokens.length - 1, at + near)];
    for (let other = first; other < at; other += 1) features.push(left[other] as number);
    for (let other = at + 1; other <= last; other += 1) features.push(right[other] as number);
    return features;
  });
}
