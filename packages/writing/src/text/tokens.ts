/** A word, a number or a mark of a text, with its place in UTF-16 units. */
export type Token = {
  readonly text: string;
  /** In lowercase, with a straight apostrophe; used by the rules. */
  readonly small: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number' | 'mark';
  /** Whether no space separates it from the text before. */
  readonly glued: boolean;
};

/** The words and marks from one end of a sentence to the next. */
export type Sentence = readonly Token[];

/** An abbreviation with full stops, without its last one, is one word: U.S.A, p.m, e.g. */
const TOKEN =
  /(?<word>\p{L}(?:\.\p{L})+(?![\p{L}\p{M}])|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*['’]?)|(?<number>\d+(?:[.,:]\d+)*)|(?<mark>[^\s\p{L}\d]+)/gu;
const ENDS = /[.!?…]["'”’)»]*$/;

/** U.S, p.m, and the S of "Emma S."; the full stop after one ends no sentence before a lowercase letter. */
const ABBREVIATED = /^(?!I$)\p{L}(?:\.\p{L})*$/u;

/** Emoji between sentences belong to the sentence before. */
const PICTURE = /^\p{Extended_Pictographic}/u;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match;
    const start = match.index;
    tokens.push({
      text: found,
      small: found.toLowerCase().replaceAll('’', "'"),
      start,
      end: start + found.length,
      kind: match.groups?.['word'] ? 'word' : match.groups?.['number'] ? 'number' : 'mark',
      glued: start > 0 && !/\s/.test(text[start - 1] ?? ''),
    });
  }
  return tokens;
}

/** The sentences of a text; a new line ends one too. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Token[][] = [];
  let current: Token[] = [];
  for (const token of tokensOf(text)) {
    const last = current.at(-1);
    const breaks = last && text.slice(last.end, token.start).includes('\n');
    const closing = current.findLastIndex(({ text: part }) => !PICTURE.test(part));
    const ended = token.kind !== 'mark' && !token.glued && endsSentence(current, closing, token);
    if (breaks || ended) {
      sentences.push(current);
      current = [];
    }
    current.push(token);
  }
  if (current.length > 0) sentences.push(current);
  return sentences;
}

function endsSentence(tokens: readonly Token[], at: number, next: Token): boolean {
  const [before, last] = [tokens[at - 1], tokens[at]];
  const isShort = last?.text === '.' && before !== undefined && ABBREVIATED.test(before.text);
  return last?.kind === 'mark' && ENDS.test(last.text) && !(isShort && /^\p{Ll}/u.test(next.text));
}
