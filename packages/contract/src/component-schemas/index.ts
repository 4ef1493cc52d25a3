import { z } from 'zod';
import { type Component, itemSchema } from '../activities.ts';
import { answerSchemas } from './answers.ts';
import { type ComponentType, componentTypes } from './component-types.ts';
import { gameSchemas } from './games.ts';
import { mediaSchemas } from './media.ts';
import { shape, text } from './shapes.ts';
import { textSchemas } from './texts.ts';

export { gapsOf } from './shapes.ts';

/** The shape of each component type (B §2). For authors' checks, the server and tests, never for the browser. */
export const componentSchemas: { [T in ComponentType]: z.ZodType } = {
  ...textSchemas,
  ...mediaSchemas,
  ...answerSchemas,
  ...gameSchemas,
  confirmButton: shape('confirmButton', z.array(itemSchema.extend({ label: text })).max(1)),
};

/** Whether this is a known component type. */
export const isComponentType = (type: string): type is ComponentType =>
  (componentTypes as readonly string[]).includes(type);

/**
 * The faults of a component: a path such as `data.0.value` and the reason; empty for a valid one.
 * An unknown type is one fault at `type`.
 */
export const checkComponent = (component: Component): { path: string; reason: string }[] => {
  if (!isComponentType(component.type))
    return [{ path: 'type', reason: `unknown component type ${component.type}` }];
  const parsed = componentSchemas[component.type].safeParse(component);
  if (parsed.success) return [];
  return parsed.error.issues.map(issue => ({ path: issue.path.join('.'), reason: issue.message }));
};
