import type { Correction, Hint, Suggestions } from '@digipals/contract';
import { type WritingHint, writingHints } from '@digipals/contract/constants';

type Place = { start: number; end: number };

/** Length of the common prefix, in UTF-16 units. */
function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

const isWordCharacter = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');

/** Whether no letters were added or removed at the edges of a mark, which would change its word. */
const hasSameEdges = (before: string, was: Place, after: string, is: Place): boolean =>
  isWordCharacter(before, was.start - 1) === isWordCharacter(after, is.start - 1) &&
  isWordCharacter(before, was.end) === isWordCharacter(after, is.end);

/**
 * Maps marks (UTF-16 units) from a text to its edited version. Marks after the edit are shifted; marks that
 * it touches are dropped.
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
    return hasSameEdges(before, mark, after, next) ? [next] : [];
  });
}

/** Replaces the words at a place and puts the caret after them. */
export function replaced(text: string, { start, end }: Place, words: string) {
  return { text: text.slice(0, start) + words + text.slice(end), caret: start + words.length };
}

/** Removes the words at a place and the space that would be left over. */
export function removed(text: string, { start, end }: Place) {
  const spare = text[start - 1] === ' ' && /^([\s.,!?]|$)/.test(text.slice(end));
  return replaced(text, { start: spare ? start - 1 : start, end }, '');
}

/** A text with the findings of the server. */
export type CheckedText = Suggestions & { text: string };

/** One finding to show, with its place in UTF-16 units. */
export type Tip =
  | { kind: 'hint'; id: string; start: number; end: number; code: WritingHint }
  | { kind: 'spelling'; id: string; start: number; end: number; from: string; to: string };

/** Personal details first, other languages last. Spellings follow all hints. */
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

/** Tips in the order in which they are shown, without those the child dismissed. */
export function tipsOf(
  checked: CheckedText | null,
  text: string,
  dismissed: ReadonlySet<string>,
): Tip[] {
  if (!checked) return [];
  const hints = movedMarks(checked.hints, checked.text, text).sort(
    (one, other) => rank(one) - rank(other) || one.start - other.start,
  );
  const corrections = movedMarks(checked.corrections, checked.text, text).sort(
    (one, other) => one.start - other.start,
  );
  return [
    ...hints.map(hint => hintTip(text, hint)),
    ...corrections.map(correction => spellingTip(text, correction)),
  ].filter(({ id }) => !dismissed.has(id));
}

/** Applies all spelling tips to a text. */
export function withSpellings(text: string, tips: readonly Tip[]): string {
  const spellings = tips.flatMap(tip => (tip.kind === 'spelling' ? [tip] : []));
  return spellings
    .toSorted((one, other) => other.start - one.start)
    .reduce((words, { start, end, to }) => words.slice(0, start) + to + words.slice(end), text);
}
