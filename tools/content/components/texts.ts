import type { ComponentType } from '@digipals/contract/component-types';
import { readItems } from '../source.ts';
import {
  complain,
  complainOfAnswers,
  type Draft,
  type Form,
  facesOf,
  learnt,
  lineItem,
  type Place,
  readLines,
  textItem,
  valuesOf,
} from './form.ts';

const texts = (place: Place, value: string): Draft => {
  const items = readItems(value);
  complainOfAnswers(place, items);
  return { data: items.map((item, index) => textItem(place, index, item)) };
};

/** `textLabel: (say) Hello!`: repeated as the help of a question. */
const label: Form = {
  build: (place, line) => {
    const items = readItems(line.value);
    return {
      ...texts(place, line.value),
      heard: valuesOf(items.filter(item => item.say)),
      read: valuesOf(items),
    };
  },
};

const labels: Form = { build: (place, line) => texts(place, line.value) };

const paragraphs: Form = {
  build: (place, line) => ({
    ...texts(place, line.value),
    read: valuesOf(readItems(line.value)),
  }),
};

const emptyGap = /_{2,}/g;

/** `fillableTextLabel: I'm ___.`: each ___ shows an answer of the question. */
const fillable: Form = {
  build: (place, line) => {
    let gap = 0;
    const text = learnt(place, line.value).replace(emptyGap, () => {
      gap += 1;
      return `{${gap}}`;
    });
    if (gap === 0) complain(place, 'has no ___ to fill');
    return { data: [], meta: { text } };
  },
};

const bubbles: Form = {
  build: (place, line) => {
    const lines = readLines(place, line.value);
    complainOfAnswers(place, lines);
    return {
      data: lines.map((one, index) => lineItem(place, index, one)),
      meta: facesOf(place, lines),
      heard: valuesOf(lines.filter(one => one.say)),
      read: valuesOf(lines),
    };
  },
};

/** Texts to read. */
export const textForms = {
  textLabel: label,
  textLabels: labels,
  textContainer: paragraphs,
  largeTextContainer: paragraphs,
  fillableTextLabel: fillable,
  speechBubble: bubbles,
  speechBubbles: bubbles,
} satisfies { [T in ComponentType]?: Form };
