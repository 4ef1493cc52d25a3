import { z } from 'zod';
import { itemSchema } from '../activities.ts';
import type { ComponentType } from './component-types.ts';
import {
  address,
  addresses,
  gapped,
  gappedBubbles,
  gapsOf,
  one,
  pictureItem,
  shape,
  shown,
  some,
  spokenItem,
  spot,
  text,
  textItem,
} from './shapes.ts';

const faces = z.strictObject({ speakers: addresses.optional() });

/** Places for tiles: the gap number of a place is its position in `spots`, from 1. */
const places = z.strictObject({ picture: shown.optional(), spots: z.array(spot).min(1) });
const captioned = places.extend({ spots: z.array(spot.required({ label: true })).min(1) });

const characters = (value: string): string[] =>
  [...new Intl.Segmenter('en').segment(value)].map(({ segment }) => segment);

const isPattern = (label: string, value: string): boolean => {
  const letters = characters(value);
  const given = characters(label);
  const fits = given.every((letter, place) => letter === '_' || letter === letters[place]);
  return given.length === letters.length && given.includes('_') && fits;
};

/** One typed gap: the answer, and as label its given letters ("t____", one _ for each box). */
const typedItem = itemSchema
  .extend({ value: text, label: z.string().optional() })
  .refine(({ value, label }) => label === undefined || isPattern(label, value), {
    path: ['label'],
    message: 'is the answer with _ for each letter to type',
  });

/** Typed gaps have one item each. */
const typedGaps = <T extends ComponentType>(type: T, meta: z.ZodType) =>
  shape(type, some(typedItem), meta).refine(
    component =>
      Array.isArray(component.data) &&
      component.data.length === gapsOf(JSON.stringify(component.meta)).length,
    { path: ['data'], message: 'has one item for each gap' },
  );

/** Words of columns: `index` is the column from 0, without a gap in the numbers. */
const columnItems = some(textItem.extend({ index: z.int().nonnegative() }), 2).refine(items => {
  const columns = new Set(items.map(({ index }) => index));
  return Math.max(...columns) === columns.size - 1;
}, 'has words in every column, from 0');

/** One half of a pair: the left one has an `index`, the right one the same as `relatedIndex`. */
const pairItem = spokenItem.refine(
  ({ index, relatedIndex }) => (index === undefined) !== (relatedIndex === undefined),
  'has an index (left) or a relatedIndex (right)',
);

const indexesOf = (indexes: (number | undefined)[]): string =>
  indexes
    .filter(index => index !== undefined)
    .sort((a, b) => a - b)
    .join();

const pairItems = some(pairItem, 4).refine(items => {
  const left = items.flatMap(({ index }) => index ?? []);
  const right = items.map(({ relatedIndex }) => relatedIndex);
  return new Set(left).size === left.length && indexesOf(left) === indexesOf(right);
}, 'has one right half for each left one');

/** Everything a child answers with by tapping, dragging or typing. */
export const answerSchemas = {
  imageButton: shape('imageButton', one(pictureItem)),
  imageButtons: shape('imageButtons', some(pictureItem, 2)),
  /** `sizes`: size of a button in percent by the id of its item; 100 by default. */
  adjustableImageButtons: shape(
    'adjustableImageButtons',
    some(pictureItem, 2),
    z.strictObject({ sizes: z.record(z.string(), z.number().min(30).max(100)) }),
  ),
  randomisedImageButtons: shape('randomisedImageButtons', some(pictureItem, 2)),
  textButton: shape('textButton', one(textItem)),
  textButtons: shape('textButtons', some(textItem, 2)),
  audioTextButtons: shape('audioTextButtons', some(spokenItem, 2)),
  /** `end` ends the sentence, whose first word gets its capital when it is placed. */
  draggableTextButtons: shape(
    'draggableTextButtons',
    some(textItem, 2),
    z.strictObject({ end: z.enum(['.', '?', '!']).optional() }),
  ),
  draggableTextButtonsOrderInsensitive: shape(
    'draggableTextButtonsOrderInsensitive',
    some(textItem, 2),
  ),
  draggableTextButtonsWithAudio: shape('draggableTextButtonsWithAudio', some(spokenItem, 2)),
  draggableTextButtonsForHotspots: shape('draggableTextButtonsForHotspots', some(textItem), places),
  draggableImageButtons: shape('draggableImageButtons', some(pictureItem, 2)),
  draggableImageButtonsOrderSensitive: shape(
    'draggableImageButtonsOrderSensitive',
    some(pictureItem, 2),
  ),
  draggableImageHotspots: shape('draggableImageHotspots', some(pictureItem), places),
  draggableImageHotspotsWithWrappers: shape(
    'draggableImageHotspotsWithWrappers',
    some(pictureItem),
    captioned,
  ),
  draggableSpeechBubbles: shape('draggableSpeechBubbles', some(textItem, 2), faces),
  draggableSpeechBubblesWithGaps: shape(
    'draggableSpeechBubblesWithGaps',
    some(textItem),
    faces.extend({ bubbles: gappedBubbles }),
  ),
  draggableTextContainer: shape('draggableTextContainer', some(textItem, 2)),
  draggableTextContainerWithGaps: shape(
    'draggableTextContainerWithGaps',
    some(textItem),
    z.strictObject({ text: gapped }),
  ),
  typingTextContainerWithGaps: typedGaps(
    'typingTextContainerWithGaps',
    z.strictObject({ text: gapped }),
  ),
  typingSpeechBubbles: typedGaps('typingSpeechBubbles', faces.extend({ bubbles: gappedBubbles })),
  /** `text` is the text around the box, which is its gap {1}. */
  typeInTextBox: shape(
    'typeInTextBox',
    one(typedItem),
    z.strictObject({ text: gapped.optional() }),
  ),
  /** `incorrect` plays on a wrong pair; `pictures` by the id of an item. */
  verticalTextButtonsWithAudio: shape(
    'verticalTextButtonsWithAudio',
    pairItems,
    z.strictObject({ incorrect: address.optional(), pictures: addresses.optional() }),
  ),
  verticalTextButtonsSentences: shape('verticalTextButtonsSentences', columnItems),
};
