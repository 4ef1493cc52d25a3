import { z } from 'zod';
import { contentId, endpoint } from './endpoint.ts';
import { reviewField } from './training.ts';
import { markSchema } from './written.ts';

/** Whether a frame begins a correspondence or answers the frame of the same lesson. */
export const framePartSchema = z.enum(['frame', 'answer']);
/** Whether a frame begins a correspondence or answers one. */
export type FramePart = z.infer<typeof framePartSchema>;

/** The frame that a message came from. */
export const frameSourceSchema = z.strictObject({ lessonId: contentId, part: framePartSchema });
/** The frame that a message came from. */
export type FrameSource = z.infer<typeof frameSourceSchema>;

/** Words that can fill a gap, with addresses of a picture and of a recording where the words have them. */
const tileSchema = z.strictObject({
  text: z.string(),
  picture: z.string().nullable(),
  audio: z.string().nullable(),
});
/** Words that can fill a gap. */
export type FrameTile = z.infer<typeof tileSchema>;

/** Text, or a gap with its tiles. */
const pieceSchema = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ tiles: z.array(tileSchema).min(2) }),
]);

/** A short letter with gaps, in the English that the child learns. */
export const frameSchema = z.array(pieceSchema).min(1);
/** A short letter with gaps. */
export type Frame = z.infer<typeof frameSchema>;

/** What a child can write to a friend after a lesson, and what the friend can answer. */
export const lessonFramesSchema = z.strictObject({
  lessonId: z.string(),
  number: z.int().positive(),
  ...reviewField,
  title: z.string(),
  thumbnail: z.string(),
  frame: frameSchema,
  answerFrame: frameSchema,
  /** What Domino answers to a child that can write to no friend. */
  dominoAnswer: z.string(),
});
/** What a child can write to a friend after a lesson. */
export type LessonFrames = z.infer<typeof lessonFramesSchema>;

/**
 * The frame of a text that is reviewed; `changed` are the words in it that do not come from the frame, `isExact` says that
 * it is a letter of the frame as it stands, with every word and punctuation mark.
 */
export const cardFrameSchema = z.strictObject({
  lesson: z.int().positive(),
  ...reviewField,
  part: framePartSchema,
  changed: z.array(markSchema),
  isExact: z.boolean(),
});
/** The frame of a text that is reviewed. */
export type CardFrame = z.infer<typeof cardFrameSchema>;

/** Calls of the noun frames. */
export const framesEndpoints = {
  'GET lessons/{lessonId}/frames': endpoint({
    summary: 'The frames of a lesson; a friend may answer one of a lesson that it has not reached',
    access: 'session',
    params: z.strictObject({ lessonId: contentId }),
    response: lessonFramesSchema,
    errors: ['not_found'],
  }),
} as const;
