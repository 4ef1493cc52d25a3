import type { Correction, Hint, Suggestions } from '@digipals/contract';
import { type WritingHint, writingHints } from '@digipals/contract/constants';
import type { Writing } from './edits.ts';

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

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Removes the sentences at a place: without a word of theirs, "My school is." would be left. */
export function removed(text: string, { start, end }: Place) {
  const touched = [...sentences.segment(text)].filter(
    ({ index, segment }) => index < end && index + segment.length > start,
  );
  const before = text.slice(0, touched[0]?.index);
  const after = text.slice(before.length + touched.map(({ segment }) => segment).join('').length);
  const left = after === '' ? before.trimEnd() : before;
  return { text: left + after, caret: left.length };
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

/**
 * The correction without the end mark of a sentence that the child is still writing: at the caret, where
 * the text ends. Null if nothing else is left of it.
 */
function withoutEnd(correction: Correction, { text, caret }: Writing): Correction | null {
  const { start, end } = correction;
  const from = text.slice(start, end);
  const isEnd = caret >= end && text.slice(end).trim() === '' && /[\p{L}\p{N}]$/u.test(from);
  const suggestion = isEnd ? correction.suggestion.replace(/[.?!]+$/, '') : correction.suggestion;
  return suggestion === from ? null : { ...correction, suggestion };
}

/** Tips in the order in which they are shown, without those the child dismissed. */
export function tipsOf(
  checked: CheckedText | null,
  writing: Writing,
  dismissed: ReadonlySet<string>,
): Tip[] {
  if (!checked) return [];
  const { text } = writing;
  const hints = movedMarks(checked.hints, checked.text, text).sort(
    (one, other) => rank(one) - rank(other) || one.start - other.start,
  );
  const corrections = movedMarks(checked.corrections, checked.text, text)
    .flatMap(correction => withoutEnd(correction, writing) ?? [])
    .sort((one, other) => one.start - other.start);
  return [
    ...hints.map(hint => hintTip(text, hint)),
    ...corrections.map(correction => spellingTip(text, correction)),
  ].filter(({ id }) => !dismissed.has(id));
}

/** The tip to show: a hint, else the spelling of the word that the child tapped, else the first. */
export function tipAt([first, ...rest]: readonly Tip[], caret: number): Tip | undefined {
  if (first?.kind === 'hint') return first;
  return rest.find(({ start, end }) => start < caret && caret < end) ?? first;
}
