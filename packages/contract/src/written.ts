import { z } from 'zod';
import { messages, returnReasons } from './constants.ts';

/** Kind of a child's text: to a friend, on a wall (a DigiPost), or about itself (NOTSHOWN-22, AMBIG-51). */
export const submissionKindSchema = z.enum(['message', 'post', 'status']);
/** Kind of a child's text. */
export type SubmissionKind = z.infer<typeof submissionKindSchema>;

/** A range of a text in UTF-16 units: from `start` to `end`, which is excluded. */
export const markSchema = z.strictObject({
  start: z.int().nonnegative(),
  end: z.int().positive(),
});
/** A range of a text. */
export type Mark = z.infer<typeof markSchema>;

/**
 * A text of the child that others cannot read (SAFE-01). `reading`: a person will read it or is reading
 * it; `returned`: it came back with a reason and the places to edit (SAFE-05); `withheld`: it is not
 * delivered and cannot be edited. A delivered text is a message, a post or a status instead.
 */
export const submissionSchema = z.strictObject({
  submissionId: z.string(),
  kind: submissionKindSchema,
  toUserId: z.string(),
  text: z.string(),
  state: z.enum(['reading', 'returned', 'withheld']),
  /** When this version was sent or returned, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** Only when it was returned. */
  reason: z.enum(returnReasons).nullable(),
  marks: z.array(markSchema),
});
/** A text of the child that others cannot read. */
export type Submission = z.infer<typeof submissionSchema>;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

const isShort = (text: string): boolean => lengthOf(text) <= messages.maxLength;
const tooLong = { message: `is at most ${messages.maxLength} characters` };

/** At least one visible character of any kind. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** NOTSHOWN-01: trimmed and not blank, 1 to 500 characters as a reader counts them. */
export const writtenTextSchema = z
  .string()
  .max(messages.maxUnits)
  .trim()
  .min(1)
  .regex(SEEN, 'is blank')
  .refine(isShort, tooLong);

/** A text that a child is writing: at most 500 characters, and possibly blank. */
export const draftTextSchema = z
  .string()
  // zod counts code points.
  .refine(text => text.length <= messages.maxAskedUnits && isShort(text), tooLong);
