import { z } from 'zod';
import { endpoint, userIdParam } from './endpoint.ts';
import { profileChangeSchema } from './profile.ts';

/** Where looks are saved. */
const places = ['1', '2', '3'] as const;

const human = profileChangeSchema.shape.human.unwrap().nullable();
const domino = profileChangeSchema.shape.domino.unwrap().nullable();

/** WARDROBE-11: saved looks of a child and its Domino by place, from 1; `null` for a free place. */
export const savedLooksSchema = z.strictObject({
  human: z.array(human).length(places.length),
  domino: z.array(domino).length(places.length),
});
/** Saved looks of a child and its Domino. */
export type SavedLooks = z.infer<typeof savedLooksSchema>;

/** What is saved at a place; `null` frees it, a missing figure stays as it is. */
export const lookAtPlaceSchema = z.strictObject({
  human: human.optional(),
  domino: domino.optional(),
});
/** What is saved at a place. */
export type LookAtPlace = z.infer<typeof lookAtPlaceSchema>;

/** Calls of the noun saved looks. Not in the specification (decision 64). */
export const savedLooksEndpoints = {
  'GET users/{id}/savedLooks': endpoint({
    summary: 'Saved looks of the child and its Domino',
    access: 'self',
    params: userIdParam,
    offline: 'server-first',
    response: savedLooksSchema,
  }),
  'PUT users/{id}/savedLooks/{place}': endpoint({
    summary: 'Saves a look at a place, or frees the place; unpaid parts are only tried on there',
    access: 'self',
    params: userIdParam.extend({ place: z.enum(places) }),
    body: lookAtPlaceSchema,
    response: savedLooksSchema,
    errors: ['parts_do_not_fit'],
  }),
} as const;
