import { z } from 'zod';
import { endpoint, userIdParam } from './endpoint.ts';
import { reviewField } from './training.ts';

/** STICKER-01: a sticker for an activity. `title` is in the English the child learns. */
const stickerSchema = z.strictObject({
  activityId: z.string(),
  title: z.string(),
  picture: z.string(),
  won: z.boolean(),
});
/** STICKER-01: a page of the album. Its own sticker is for the whole lesson. */
const albumPageSchema = z.strictObject({
  lessonId: z.string(),
  number: z.int().positive(),
  ...reviewField,
  title: z.string(),
  picture: z.string(),
  won: z.boolean(),
  /** Whether the child has come to this lesson. */
  reached: z.boolean(),
  stickers: z.array(stickerSchema),
});
/** A page of the album. */
export type AlbumPage = z.infer<typeof albumPageSchema>;

/** Calls of the noun stickers. Not in the specification (decision 64). */
export const stickersEndpoints = {
  'GET users/{id}/stickers': endpoint({
    summary: 'The sticker album of the child, a page for each lesson of its course',
    access: 'self',
    params: userIdParam,
    offline: 'server-first',
    response: z.array(albumPageSchema),
  }),
} as const;
