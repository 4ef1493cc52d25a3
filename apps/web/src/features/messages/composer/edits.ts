/** A text and its caret position in UTF-16 units. */
export type Writing = { text: string; caret: number };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A gap in the beginning of a sentence. The first typed letter replaces it. */
export const gap = '…';

/** Number of grapheme clusters in a text (NOTSHOWN-01). */
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

/** Number of words in a text. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(['’]\p{L}+)*/gu)?.length ?? 0;

/** Inserts letters at the caret, replacing a gap there. */
export function typed({ text, caret }: Writing, letters: string): Writing {
  const rest = text.slice(caret);
  const after = rest.startsWith(gap) ? rest.slice(gap.length) : rest;
  return { text: text.slice(0, caret) + letters + after, caret: caret + letters.length };
}

/** Deletes the grapheme cluster before the caret. */
export function erased({ text, caret }: Writing): Writing {
  const before = text.slice(0, caret);
  const last = [...graphemes.segment(before)].at(-1)?.index ?? 0;
  return { text: before.slice(0, last) + text.slice(caret), caret: last };
}

/** Moves the caret by one grapheme cluster. */
export function moved({ text, caret }: Writing, by: -1 | 1): Writing {
  const stops = [...[...graphemes.segment(text)].map(({ index }) => index), text.length];
  const at = stops.findIndex(stop => stop >= caret);
  return { text, caret: stops[Math.min(Math.max(at + by, 0), stops.length - 1)] ?? caret };
}

/** Appends a sentence and puts the caret in its first gap, or at its end. */
export function withSentence({ text }: Writing, sentence: string): Writing {
  const before = text.trimEnd();
  const start = before === '' ? '' : `${before} `;
  const open = sentence.indexOf(gap);
  return {
    text: start + sentence,
    caret: start.length + (open < 0 ? sentence.length : open),
  };
}
