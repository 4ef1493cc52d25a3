import type { Correction, Hint, Suggestions } from '@digipals/contract';
import { type WritingHint, writingHints } from '@digipals/contract/constants';

type Place = { start: number; end: number };

/** How many signs two texts have in common at their beginning. */
function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

const isOfWord = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');

/** Whether nothing was written right at a place: letters there would make another word of it. */
const standsAlone = (before: string, was: Place, after: string, is: Place): boolean =>
  isOfWord(before, was.start - 1) === isOfWord(after, is.start - 1) &&
  isOfWord(before, was.end) === isOfWord(after, is.end);

/**
 * Places in a text, in UTF-16 units, found again after it was changed: those before the change stay,
 * those behind it move along, those that it touches are gone.
 */
export function movedMarks<M extends Place>(
  marks: readonly M[],
  before: string,
  after: string,
): M[] {
  if (before === after) return [...marks];
  const start = commonStart(before, after);
  const [one, other] = [before.slice(start), after.slice(start)];
  const tail = commonStart([...one].reverse().join(''), [...other].reverse().join(''));
  const end = before.length - tail;
  const by = after.length - before.length;
  return marks.flatMap(mark => {
    if (mark.end > start && mark.start < end) return [];
    const shift = mark.end <= start ? 0 : by;
    const next = { ...mark, start: mark.start + shift, end: mark.end + shift };
    return standsAlone(before, mark, after, next) ? [next] : [];
  });
}

/** A text with other words at a place, and where they end. */
export function replaced(text: string, { start, end }: Place, words: string) {
  return { text: text.slice(0, start) + words + text.slice(end), caret: start + words.length };
}

/** A text without what stands at a place, nor the space that would be left over. */
export function takenOut(text: string, { start, end }: Place) {
  const spare = text[start - 1] === ' ' && /^([\s.,!?]|$)/.test(text.slice(end));
  return replaced(text, { start: spare ? start - 1 : start, end }, '');
}

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
