import type { Correction, TeachingLanguage } from '@digipals/contract';
import { type Lexicon, lexicon } from '../lexicon/lexicon.ts';
import type { Sentence, Token } from '../text/tokens.ts';

/** What a rule sees: a sentence from one of its words on. */
export type View = {
  /** The word or mark at this distance, in lowercase; empty beyond the sentence. */
  at(offset: number): string;
  token(offset: number): Token | undefined;
  /** Whether the word begins the sentence. */
  readonly begins: boolean;
  /** Whether a clause may begin here: at the start, or after and, but, because, a comma. */
  readonly beginsClause: boolean;
  /** Words before this one. */
  before(): readonly string[];
  /** Words after this one. */
  after(): readonly string[];
  readonly words: Lexicon;
  readonly dialect: TeachingLanguage;
  /** Whether the word is the name of the child or a friend. */
  isName(offset: number): boolean;
};

/** The replacement of the words `from` to `to`, counted from here. */
export type Fix = { readonly from: number; readonly to: number; readonly text: string };

/** A rule for a mistake of learners. */
export type Rule = {
  readonly name: string;
  readonly reason: Correction['reason'];
  find(view: View): Fix | undefined;
};

/** Replaces the word here. */
export const here = (text: string): Fix => ({ from: 0, to: 0, text });

const CLAUSE_OPENERS = new Set([
  'and',
  'but',
  'because',
  'so',
  'when',
  'if',
  ',',
  ';',
  '-',
  ':',
  'that',
]);

/** A view of each word of a sentence. */
export function* viewsOf(
  sentence: Sentence,
  dialect: TeachingLanguage,
  names: ReadonlySet<string>,
): Generator<View> {
  const words = lexicon();
  for (const [index, token] of sentence.entries()) {
    if (token.kind === 'mark') continue;
    const smallAt = (offset: number): string => sentence[index + offset]?.small ?? '';
    yield {
      at: smallAt,
      token: offset => sentence[index + offset],
      begins: index === 0,
      beginsClause: index === 0 || CLAUSE_OPENERS.has(smallAt(-1)),
      before: () => sentence.slice(0, index).map(({ small }) => small),
      after: () => sentence.slice(index + 1).map(({ small }) => small),
      words,
      dialect,
      isName: offset => names.has(smallAt(offset)),
    };
  }
}

/** A set of words from a string with spaces. */
export const oneOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Whether the clause ends here: at its end, a mark, or a word that starts something new. */
export const endsHere = (word: string): boolean =>
  word === '' || /^[^\w]/.test(word) || ENDERS.has(word);
const ENDERS = oneOf('and but because so or when if');
