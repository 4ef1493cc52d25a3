import { z } from 'zod';
import { endpoint, userIdParam } from './endpoint.ts';

/** A song of the song menu (NOTSHOWN-20). It opens the player with its activity. */
export const songSchema = z.strictObject({
  activityId: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  /** The lesson it belongs to; `title` is in the English the child learns. */
  lesson: z.strictObject({ number: z.int().positive(), title: z.string() }),
  /** True once the child has heard it to the end. */
  sung: z.boolean(),
  /** True until the child reaches its lesson. */
  locked: z.boolean(),
});
/** A song of the song menu. */
export type Song = z.infer<typeof songSchema>;

/** Calls of the noun songs. */
export const songsEndpoints = {
  'GET users/{id}/songs': endpoint({
    summary: 'The songs of the child’s course, in course order',
    access: 'self',
    tagged: true,
    params: userIdParam,
    offline: 'server-first',
    response: z.array(songSchema),
  }),
} as const;
