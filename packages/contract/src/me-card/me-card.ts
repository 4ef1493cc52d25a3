import { z } from 'zod';
import { endpoint, userIdParam } from '../endpoint.ts';
import { type MeKey, meChoicesOf, meKeys } from './choices.ts';

/** A key of the me card. */
export const meKeySchema = z.enum(meKeys as [MeKey, ...MeKey[]]);

const choiceSchema = (key: MeKey) => z.enum(Object.keys(meChoicesOf(key))).optional();

/** What a child has chosen, by key; unknown keys and values are refused. */
export const meChoicesSchema = z.strictObject(
  Object.fromEntries(meKeys.map(key => [key, choiceSchema(key)])) as Record<
    MeKey,
    ReturnType<typeof choiceSchema>
  >,
);
/** What a child has chosen, by key. */
export type MeChoices = z.infer<typeof meChoicesSchema>;

/** The me card of a child. `pictures` has the address of the picture of each choice. */
export const meCardSchema = z.strictObject({
  choices: meChoicesSchema,
  pictures: z.partialRecord(meKeySchema, z.string()),
});
/** The me card of a child. */
export type MeCard = z.infer<typeof meCardSchema>;

/** Pictures that help a child to say something, with their alternative texts. */
export const helpPicturesSchema = z.array(z.strictObject({ value: z.string(), label: z.string() }));

/**
 * How a text, or the address of a sound, reads for a child that has chosen: by the value of a key, or with the first
 * name of the child in place of `{me}`, which is never spoken.
 */
export const personalSchema = z.union([
  z.strictObject({
    key: meKeySchema,
    texts: z.record(
      z.string(),
      z.strictObject({
        value: z.string(),
        label: z.string().optional(),
        audio: z.string().optional(),
        pictures: helpPicturesSchema.optional(),
      }),
    ),
  }),
  z.strictObject({ name: z.string() }),
]);
/** How a text reads for a child that has chosen. */
export type Personal = z.infer<typeof personalSchema>;

/** What a question sets on the me card: the value of each item that can be picked. */
export const setsSchema = z.strictObject({
  key: meKeySchema,
  values: z.record(z.string(), z.string()),
});

/** Calls of the noun me card. Only answers of lessons fill it (`POST users/{id}/solution`). */
export const meCardEndpoints = {
  'GET users/{id}/meCard': endpoint({
    summary: 'What the child has chosen about itself in lessons',
    access: 'self',
    params: userIdParam,
    offline: 'server-first',
    response: meCardSchema,
  }),
  'DELETE users/{id}/meCard': endpoint({
    summary: 'Forgets all that the child has chosen',
    access: 'self',
    params: userIdParam,
    changes: ['GET users/{id}/meCard'],
    response: meCardSchema,
  }),
  'DELETE users/{id}/meCard/{key}': endpoint({
    summary: 'Forgets what the child has chosen for one key',
    access: 'self',
    params: userIdParam.extend({ key: meKeySchema }),
    changes: ['GET users/{id}/meCard'],
    response: meCardSchema,
  }),
} as const;
