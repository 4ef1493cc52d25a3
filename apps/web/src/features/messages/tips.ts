import type { Correction, Hint, Suggestions } from '@digipals/contract';
import { type WritingHint, writingHints } from '@digipals/contract/constants';
import { movedMarks } from './marks.ts';

/** What the server found in a text. */
export type Help = Suggestions & { text: string };

/** Something to look at in the text: its place, in UTF-16 units, and what is told of it. */
export type Tip =
  | { kind: 'hint'; id: string; start: number; end: number; code: WritingHint }
  | { kind: 'spelling'; id: string; start: number; end: number; from: string; to: string };

/** Personal details first, other languages last; then what may be spelt otherwise. */
const rank = ({ code }: Hint): number => writingHints.indexOf(code);

const hintTip = (text: string, { code, start, end }: Hint): Tip => ({
  kind: 'hint',
  id: `${code} ${text.slice(start, end)}`,
  start,
  end,
  code,
});

const spellingTip = (text: string, { start, end, suggestion }: Correction): Tip => {
  const from = text.slice(start, end);
  return { kind: 'spelling', id: `${from} ${suggestion}`, start, end, from, to: suggestion };
};

/** What is told of a text, in the order in which it is told, without what the child has put aside. */
export function tipsOf(help: Help | null, text: string, aside: ReadonlySet<string>): Tip[] {
  if (!help) return [];
  const hints = movedMarks(help.hints, help.text, text).sort(
    (one, other) => rank(one) - rank(other) || one.start - other.start,
  );
  const corrections = movedMarks(help.corrections, help.text, text).sort(
    (one, other) => one.start - other.start,
  );
  return [
    ...hints.map(hint => hintTip(text, hint)),
    ...corrections.map(correction => spellingTip(text, correction)),
  ].filter(({ id }) => !aside.has(id));
}

/** A text with several spellings taken at once. */
export function withSpellings(text: string, tips: readonly Tip[]): string {
  const spellings = tips.flatMap(tip => (tip.kind === 'spelling' ? [tip] : []));
  return spellings
    .toSorted((one, other) => other.start - one.start)
    .reduce((words, { start, end, to }) => words.slice(0, start) + to + words.slice(end), text);
}
