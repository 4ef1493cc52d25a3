import type { Component, Item, Pick, Question } from '@digipals/contract';
import { emptyBox, graphemes } from '@digipals/engine';

/** One character of an answer: a box to type in, or a given sign. */
export type Slot = { place: number; right: string; given: boolean };
/** A gap of a text: its number from 1 and the characters of its answer. */
export type Gap = { gap: number; item: Item; slots: readonly Slot[] };
/** A box: its gap, its character there, and its name: letter `index` of `total`. */
export type Box = { gap: number; place: number; right: string; index: number; total: number };

/** Spaces, hyphens, apostrophes and the like are never typed. */
const isSign = (character: string): boolean => /^[\s\p{Z}\p{P}`´]$/u.test(character);

/** The characters of an answer; those its label gives ("t____") and all signs are fixed. */
export const slotsOf = ({ value, label = '' }: Item): Slot[] => {
  const pattern = graphemes(label);
  return graphemes(value).map((right, place) => ({
    place,
    right,
    given: isSign(right) || (pattern[place] ?? emptyBox) !== emptyBox,
  }));
};

/** The words of an answer; a line may break between them. */
export const wordsOf = (slots: readonly Slot[]): Slot[][] => {
  const words: Slot[][] = [[]];
  for (const slot of slots) {
    if (/^\s$/.test(slot.right)) words.push([]);
    else words.at(-1)?.push(slot);
  }
  return words;
};

/** The answer of a gap. The solution has its number, because items may be shuffled. */
const itemOfGap = ({ solution }: Question, component: Component, gap: number): Item | undefined => {
  const answer = solution.find(
    ({ label, componentId }) => label === String(gap) && componentId === component.id,
  );
  return component.data.find(({ id }) => id === answer?.id) ?? component.data[gap - 1];
};

/** The gaps of a component by their numbers. */
export const gapsOfPart = (
  question: Question,
  component: Component,
  numbers: readonly number[],
): Gap[] =>
  numbers.flatMap(gap => {
    const item = itemOfGap(question, component, gap);
    return item ? [{ gap, item, slots: slotsOf(item) }] : [];
  });

/** All boxes in reading order. */
export const boxesOf = (gaps: readonly Gap[]): Box[] =>
  gaps.flatMap(({ gap, slots }) => {
    const letters = slots.filter(({ right }) => !isSign(right));
    return letters
      .map(({ place, right, given }, at) => ({ gap, place, right, given, index: at + 1 }))
      .filter(({ given }) => !given)
      .map(({ given: _, ...box }) => ({ ...box, total: letters.length }));
  });

/** The letter in each box, in the order of the boxes; empty for an empty box. */
export const lettersFrom = (boxes: readonly Box[], picks: readonly Pick[]): string[] => {
  const typed = new Map(picks.map(({ gap, value }) => [gap, graphemes(value)]));
  return boxes.map(({ gap, place }) => {
    const letter = typed.get(gap)?.[place] ?? emptyBox;
    return letter === emptyBox ? '' : letter;
  });
};

/** Converts letters in boxes to picks: `_` for each empty box; a gap without letters has no pick. */
export const picksFrom = (
  component: Component,
  gaps: readonly Gap[],
  boxes: readonly Box[],
  letters: readonly string[],
): Pick[] =>
  gaps.flatMap(({ gap, item, slots }) => {
    const typed = new Map<number, string>();
    for (const [at, box] of boxes.entries())
      if (box.gap === gap && letters[at]) typed.set(box.place, letters[at]);
    if (typed.size === 0) return [];
    const value = slots
      .map(({ place, right, given }) => (given ? right : (typed.get(place) ?? emptyBox)))
      .join('');
    return [{ id: item.id, value, componentId: component.id, gap }];
  });

const isMark = (text: string): boolean => /^\p{M}+$/u.test(text);
const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

/** Gives a letter the case of the answer, so that a name has its capital: case is never tested (NOTSHOWN-72). */
const asWritten = (letter: string, right: string): string =>
  isUpper(right) ? letter.toUpperCase() : letter;

/** The new text in a box that may have had a letter. */
export const newText = (old: string, text: string): string => {
  if (old === '' || text === old) return text;
  if (text.startsWith(old)) return text.slice(old.length);
  return text.endsWith(old) ? text.slice(0, -old.length) : text;
};

/**
 * Puts a text into the boxes from `at` on, one character in each (RULE-10), skipping signs.
 * A combining accent or vowel sign joins the letter before. Returns the letters and the
 * next box (RULE-11).
 */
export const spread = (
  boxes: readonly Box[],
  letters: readonly string[],
  at: number,
  text: string,
): { letters: string[]; next: number } => {
  const filled = [...letters];
  let next = at;
  for (const character of graphemes(text.normalize('NFC'))) {
    if (isSign(character)) continue;
    const before = filled[next - 1];
    if (isMark(character) && before) filled[next - 1] = (before + character).normalize('NFC');
    const box = boxes[next];
    if (!box || isMark(character)) continue;
    filled[next] = asWritten(character, box.right);
    next += 1;
  }
  return { letters: filled, next: Math.min(next, boxes.length - 1) };
};
