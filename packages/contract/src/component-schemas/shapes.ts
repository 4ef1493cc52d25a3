import { z } from 'zod';
import { itemSchema } from '../activities.ts';
import type { ComponentType } from './component-types.ts';

/** Address of a medium, as the content build writes it. */
export const address = z.string().regex(/^\/media\/[\w.-]+$/, 'is the address of a medium');
/** A text that is not blank. */
export const text = z.string().trim().min(1, 'is a text');

/** A text; `audio` is its voice. */
export const textItem = itemSchema.extend({ value: text, audio: address.optional() });
/** A text that must have a voice. */
export const spokenItem = itemSchema.extend({ value: text, audio: address });
/** A picture; `label` is its alternative text, `caption` what its voice says. */
export const pictureItem = itemSchema.extend({
  value: address,
  label: text,
  audio: address.optional(),
  caption: text.optional(),
});
/** A sound; `caption` is what it says. */
export const soundItem = itemSchema.extend({ value: address, caption: text.optional() });

/** A component with these data and meta data; unknown fields are rejected. */
export const shape = <T extends ComponentType>(
  type: T,
  data: z.ZodType,
  meta: z.ZodType = z.strictObject({}),
) => z.strictObject({ id: z.string().min(1), type: z.literal(type), data, meta });

/** Exactly one item. */
export const one = <S extends z.ZodType>(item: S) => z.array(item).length(1);
/** At least `from` items. */
export const some = <S extends z.ZodType>(item: S, from = 1) => z.array(item).min(from);

/** Gap numbers of a text such as "I'm {1}.", in reading order. */
export const gapsOf = (gapped: string): number[] =>
  [...gapped.matchAll(/\{(\d+)\}/g)].map(match => Number(match[1]));

const inOrder = (texts: readonly string[]): boolean => {
  const gaps = texts.flatMap(gapsOf);
  return gaps.length > 0 && gaps.every((gap, index) => gap === index + 1);
};

/** A text with gaps {1}, {2} ... in reading order. */
export const gapped = text.refine(value => inOrder([value]), 'has gaps {1}, {2} ... in order');

/** Addresses by name: faces of speakers, pictures of words. */
export const addresses = z.record(z.string(), address);

/** One line of a dialogue: its speaker and its voice. */
const bubble = z.strictObject({
  text,
  speaker: text.optional(),
  audio: address.optional(),
});

/** A dialogue with gaps {1}, {2} ... counted across all its bubbles. */
export const gappedBubbles = z
  .array(bubble)
  .min(1)
  .refine(
    bubbles => inOrder(bubbles.map(({ text }) => text)),
    'has gaps {1}, {2} ... in order through all bubbles',
  );

/** A medium behind touchable places. */
export const shown = z.strictObject({ value: address, label: text });

const percent = z.number().min(0).max(100);
/** A place on a picture: its middle and its size, all in percent of the picture. */
export const spot = z.strictObject({
  id: z.string().min(1),
  x: percent,
  y: percent,
  width: percent.positive(),
  height: percent.positive(),
  label: text.optional(),
});

/** A caption of a film; times in seconds. */
export const captions = z.array(
  z.strictObject({ from: z.number().nonnegative(), to: z.number().positive(), text }),
);
