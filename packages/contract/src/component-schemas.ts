import { z } from 'zod';
import { type Component, itemSchema } from './activities.ts';
import { type ComponentType, componentTypes } from './component-types.ts';

const address = z.string().regex(/^\/media\/[\w.-]+$/, 'is the address of a medium');
const text = z.string().trim().min(1, 'is a text');
const textItem = itemSchema.extend({ value: text, audio: address.optional() });
const pictureItem = itemSchema.extend({ value: address, label: text, audio: address.optional() });
const soundItem = itemSchema.extend({ value: address });

const shape = <T extends ComponentType>(
  type: T,
  data: z.ZodType,
  meta: z.ZodType = z.strictObject({}),
) => z.strictObject({ id: z.string().min(1), type: z.literal(type), data, meta });

const one = <S extends z.ZodType>(item: S) => z.array(item).length(1);
const some = <S extends z.ZodType>(item: S, from = 1) => z.array(item).min(from);

/** Gap numbers of a text such as "I'm {1}.", in reading order. */
export const gapsOf = (gapped: string): number[] =>
  [...gapped.matchAll(/\{(\d+)\}/g)].map(match => Number(match[1]));

const gapped = text.refine(value => {
  const gaps = gapsOf(value);
  return gaps.length > 0 && gaps.every((gap, index) => gap === index + 1);
}, 'has gaps {1}, {2} ... in order');

/** What each component type holds (B §2). For authors' checks, the server and tests, never for the browser. */
export const componentSchemas: { [T in ComponentType]: z.ZodType } = {
  textLabel: shape('textLabel', one(textItem)),
  textLabels: shape('textLabels', some(textItem)),
  textContainer: shape('textContainer', some(textItem)),
  image: shape('image', one(pictureItem)),
  largeImage: shape('largeImage', one(pictureItem)),
  audio: shape('audio', some(soundItem)),
  imageButton: shape('imageButton', one(pictureItem)),
  imageButtons: shape('imageButtons', some(pictureItem, 2)),
  textButton: shape('textButton', one(textItem)),
  textButtons: shape('textButtons', some(textItem, 2)),
  draggableTextButtons: shape('draggableTextButtons', some(textItem, 2)),
  draggableTextButtonsOrderInsensitive: shape(
    'draggableTextButtonsOrderInsensitive',
    some(textItem, 2),
  ),
  draggableImageButtons: shape('draggableImageButtons', some(pictureItem, 2)),
  draggableTextContainerWithGaps: shape(
    'draggableTextContainerWithGaps',
    some(textItem),
    z.strictObject({ text: gapped }),
  ),
  confirmButton: shape('confirmButton', z.array(itemSchema.extend({ label: text })).max(1)),
};

/** Whether the player knows this component type. */
export const isComponentType = (type: string): type is ComponentType =>
  (componentTypes as readonly string[]).includes(type);

/**
 * What is wrong with a component: a place such as `data.0.value` and the reason; empty when all is
 * well. An unknown type is one finding at `type`.
 */
export const checkComponent = (component: Component): { path: string; reason: string }[] => {
  if (!isComponentType(component.type))
    return [{ path: 'type', reason: `unknown component type ${component.type}` }];
  const parsed = componentSchemas[component.type].safeParse(component);
  if (parsed.success) return [];
  return parsed.error.issues.map(issue => ({ path: issue.path.join('.'), reason: issue.message }));
};
