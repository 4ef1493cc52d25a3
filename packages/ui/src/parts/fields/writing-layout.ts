/** Layouts of the keyboard for writing (KEYB-01 to KEYB-04). */
export type WritingLayout = 'lowercase' | 'capitalised' | 'uppercase' | 'numbers';

const shifted: Record<WritingLayout, WritingLayout> = {
  lowercase: 'capitalised',
  capitalised: 'uppercase',
  uppercase: 'lowercase',
  numbers: 'numbers',
};

/** The layout after a press of shift (KEYB-05). */
export const afterShift = (layout: WritingLayout): WritingLayout => shifted[layout];

/** The layout after a press of the numbers key: numbers, or back to small letters (AMBIG-54). */
export const afterNumbers = (layout: WritingLayout): WritingLayout =>
  layout === 'numbers' ? 'lowercase' : 'numbers';

/**
 * Whether a sentence starts after this text: at its start, after a full stop, question or exclamation
 * mark and a space, and on a new line (KEYB-06, KEYB-07).
 */
const startsSentence = (before: string): boolean => /^\s*$|[.!?]\s+$|\n$/.test(before);

/**
 * The layout after typing, by the text before the caret: one capital is
 * followed by small letters, a new sentence starts with a capital. Uppercase stays until shift ends it.
 */
export function afterText(layout: WritingLayout, before: string): WritingLayout {
  if (layout === 'uppercase') return layout;
  if (startsSentence(before)) return 'capitalised';
  return layout === 'capitalised' ? 'lowercase' : layout;
}

const letters = ['qwertyuiop', "asdfghjkl'", 'zxcvbnm'] as const;
const numbers = ['1234567890', '-/:;()&@"\'', '*+=%<>#~'] as const;

/** The keys of a layout in rows, without those that are in every layout. */
export function rowsOf(layout: WritingLayout): readonly string[] {
  if (layout === 'numbers') return numbers;
  return layout === 'lowercase' ? letters : letters.map(row => row.toUpperCase());
}
