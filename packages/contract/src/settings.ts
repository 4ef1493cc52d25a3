import { z } from 'zod';
import { textSizes } from './constants.ts';
import { endpoint, userIdParam } from './endpoint.ts';

const volume = z.int().min(0).max(100);

/** How the app looks and sounds for a child (SETTINGS-06 to SETTINGS-12). */
export const settingsSchema = z.strictObject({
  voices: volume,
  sounds: volume,
  music: volume,
  calm: z.boolean(),
  textSize: z.enum(textSizes),
  readingFont: z.boolean(),
  leftHand: z.boolean(),
});
/** Settings of a child; its languages are a noun of their own. */
export type Settings = z.infer<typeof settingsSchema>;

/** Calls of the noun settings. The device keeps its own copy for use offline. */
export const settingsEndpoints = {
  'GET users/{id}/settings': endpoint({
    summary: 'Settings of the child; the defaults until it chooses',
    access: 'self',
    params: userIdParam,
    response: settingsSchema,
  }),
  'PUT users/{id}/settings': endpoint({
    summary: 'Replaces the settings of the child',
    access: 'self',
    params: userIdParam,
    body: settingsSchema,
    response: settingsSchema,
  }),
} as const;
