/** A text, its caret and, if letters are selected, the other end of the selection, in UTF-16 units. */
export type Writing = { text: string; caret: number; anchor?: number };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A gap in the beginning of a sentence. The first typed letter replaces it. */
export const gap = '…';

/** Number of grapheme clusters in a text (NOTSHOWN-01). */
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

/** Number of words in a text. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(['’]\p{L}+)*/gu)?.length ?? 0;

/** Without the selected letters. */
function cut({ text, caret, anchor = caret }: Writing): Writing {
  const start = Math.min(caret, anchor);
  return { text: text.slice(0, start) + text.slice(Math.max(caret, anchor)), caret: start };
}

/** The text before the caret or the selection. */
export const textBefore = ({ text, caret, anchor = caret }: Writing): string =>
  text.slice(0, Math.min(caret, anchor));

/** Inserts letters at the caret, replacing the selection, or else a gap there. */
export function typed(writing: Writing, letters: string): Writing {
  const { text, caret } = cut(writing);
  const rest = text.slice(caret);
  const fillsGap = rest.startsWith(gap) && !isSelecting(writing);
  const after = fillsGap ? rest.slice(gap.length) : rest;
  return { text: text.slice(0, caret) + letters + after, caret: caret + letters.length };
}

const isSelecting = ({ caret, anchor = caret }: Writing): boolean => anchor !== caret;

/** Deletes the selection, or the grapheme cluster before (-1) or after (1) the caret. */
export const erased = (writing: Writing, by: -1 | 1 = -1): Writing =>
  cut(isSelecting(writing) ? writing : selected(writing, by));

/** Moves the caret by one grapheme cluster, or to that end of the selection. */
export function moved(writing: Writing, by: -1 | 1): Writing {
  const { text, caret, anchor = caret } = writing;
  const end = by < 0 ? Math.min(caret, anchor) : Math.max(caret, anchor);
  return { text, caret: isSelecting(writing) ? end : stopBeside(writing, by) };
}

/** Selects one grapheme cluster more or less. */
export function selected(writing: Writing, by: -1 | 1): Writing {
  const { text, caret, anchor = caret } = writing;
  return { text, caret: stopBeside(writing, by), anchor };
}

function stopBeside({ text, caret }: Writing, by: -1 | 1): number {
  const stops = [...[...graphemes.segment(text)].map(({ index }) => index), text.length];
  const at = stops.findIndex(stop => stop >= caret);
  return stops[Math.min(Math.max(at + by, 0), stops.length - 1)] ?? caret;
}

/** A text ending like this is a sentence without its full stop. A greeting with a comma is not. */
const needsFullStop = /[\p{L}\p{N}]['"’”)]*$/u;

/** Appends a sentence and puts the caret in its first gap, or at its end. */
export function withSentence({ text }: Writing, sentence: string): Writing {
  const before = text.trimEnd().replace(needsFullStop, '$&.');
  const start = before === '' ? '' : `${before} `;
  const open = sentence.indexOf(gap);
  return {
    text: start + sentence,
    caret: start.length + (open < 0 ? sentence.length : open),
  };
}
