import type { Item } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import type { SourceItem } from '../source.ts';
import {
  complain,
  type Draft,
  type Form,
  facesOf,
  itemId,
  type Line,
  learnt,
  type Place,
  readLines,
  splitPair,
  splitTiles,
  spokenField,
  textItem,
} from './form.ts';

const gapForm = /\[([^\]]+)\]/g;

/** Numbers gaps across all given texts: `I'm a [girl].` -> `I'm a {1}.` */
const openGaps = () => {
  const inside: string[] = [];
  const number = (text: string): string =>
    text.replace(gapForm, (_gap, written: string) => {
      inside.push(written);
      return `{${inside.length}}`;
    });
  return { inside, number };
};

/** Tiles: the answers in the order of their gaps, then the distractors. */
const tilesOf = (place: Place, inside: readonly string[], others: readonly SourceItem[]): Draft => {
  const right = inside.map(value => ({ value, say: false }));
  const data = [...right, ...others].map((item, index) => textItem(place, index, item));
  const answers = data.slice(0, inside.length).map((item, index) => ({ item, gap: index + 1 }));
  return { data, answers };
};

/** `[t____ = three]` or `[dog]`: given letters before the answer, one _ for each box. */
const typedItem = (place: Place, index: number, written: string): Item => {
  const [first, second] = splitPair(written);
  const answer = learnt(place, second === '' ? first : second);
  const pattern = second === '' ? null : first;
  const fits =
    pattern === null ||
    (pattern.length === answer.length &&
      [...pattern].every((letter, at) => letter === '_' || letter === answer[at]));
  if (!fits) complain(place, `the letters of “${pattern}” are not those of “${answer}”`);
  return {
    id: itemId(place, index),
    index,
    value: answer,
    ...(pattern === null ? {} : { label: pattern }),
  };
};

const typed = (place: Place, inside: readonly string[]): Draft => {
  const data = inside.map((written, index) => typedItem(place, index, written));
  return { data, answers: data.map((item, index) => ({ item, gap: index + 1 })) };
};

/** `I'm a [girl]. + boy`: the text with {1} for the gap. */
const gapText: Form = {
  build: (place, line) => {
    const { written, others } = splitTiles(line.value);
    const { inside, number } = openGaps();
    const text = learnt(place, number(written));
    return { ...tilesOf(place, inside, others), meta: { text } };
  },
};

const typedText: Form = {
  build: (place, line) => {
    const { inside, number } = openGaps();
    const text = learnt(place, number(line.value));
    return { ...typed(place, inside), meta: { text } };
  },
};

/** `t____ = three`, or with text around the box: `[t____ = three] cats`. */
const typedWord: Form = {
  build: (place, line) => {
    const { inside, number } = openGaps();
    const text = learnt(place, number(line.value));
    const isBare = inside.length === 0;
    const { data } = typed(place, isBare ? [line.value] : inside);
    return { data, meta: isBare ? {} : { text }, answers: data.map(item => ({ item })) };
  },
};

/** `Mia: [Hello], Ali! | Ali: I'm [fine].` A line with a gap has no voice, which would give it away. */
const bubblesOf = (place: Place, lines: readonly Line[], number: (text: string) => string) => ({
  bubbles: lines.map(line => {
    const text = learnt(place, number(line.value));
    if (line.say && text.includes('{')) complain(place, 'a line with a gap cannot be said');
    return {
      text,
      ...(line.speaker === undefined ? {} : { speaker: line.speaker }),
      ...(line.say ? spokenField(place, 'audio', line.value, line.speaker) : {}),
    };
  }),
  ...facesOf(place, lines),
});

const gapBubbles: Form = {
  build: (place, line) => {
    const { written, others } = splitTiles(line.value);
    const { inside, number } = openGaps();
    const meta = bubblesOf(place, readLines(place, written), number);
    return { ...tilesOf(place, inside, others), meta };
  },
};

const typedBubbles: Form = {
  build: (place, line) => {
    const { inside, number } = openGaps();
    const meta = bubblesOf(place, readLines(place, line.value), number);
    return { ...typed(place, inside), meta };
  },
};

/** Texts with gaps to fill with tiles or letters. */
export const gapForms = {
  draggableTextContainerWithGaps: gapText,
  draggableSpeechBubblesWithGaps: gapBubbles,
  typingTextContainerWithGaps: typedText,
  typingSpeechBubbles: typedBubbles,
  typeInTextBox: typedWord,
} satisfies { [T in ComponentType]?: Form };
