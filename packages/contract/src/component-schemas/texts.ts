import { z } from 'zod';
import { addresses, gapped, one, shape, some, textItem } from './shapes.ts';

/** Faces by the name of the speaker, which is the `label` of a bubble's item. */
const faces = z.strictObject({ speakers: addresses.optional() });

/** Texts to read: nothing is picked in them. */
export const textSchemas = {
  textLabel: shape('textLabel', one(textItem)),
  textLabels: shape('textLabels', some(textItem)),
  textContainer: shape('textContainer', some(textItem)),
  largeTextContainer: shape('largeTextContainer', some(textItem)),
  /** `meta.text` shows the picks in its gaps, in order. */
  fillableTextLabel: shape(
    'fillableTextLabel',
    z.array(textItem).max(0),
    z.strictObject({ text: gapped }),
  ),
  speechBubble: shape('speechBubble', one(textItem), faces),
  speechBubbles: shape('speechBubbles', some(textItem, 2), faces),
};
