import { z } from 'zod';
import { messages, returnReasons } from './constants.ts';

/** What a child writes: to a friend, on a wall (a DigiPost), or about itself (NOTSHOWN-22, AMBIG-51). */
export const submissionKindSchema = z.enum(['message', 'post', 'status']);
/** What a child writes. */
export type SubmissionKind = z.infer<typeof submissionKindSchema>;

/** A place in a text in UTF-16 units: from `start` up to, not including, `end`. */
export const markSchema = z.strictObject({
  start: z.int().nonnegative(),
  end: z.int().positive(),
});
/** A place in a text. */
export type Mark = z.infer<typeof markSchema>;

/**
 * A text of the child that others cannot read (SAFE-01). `reading`: a person will read it or reads it
 * now; `returned`: it came back, with a reason and the places to mend (SAFE-05); `withheld`: it is not
 * delivered and cannot be mended. What was delivered is a message, a post or a status instead.
 */
export const submissionSchema = z.strictObject({
  submissionId: z.string(),
  kind: submissionKindSchema,
  toUserId: z.string(),
  text: z.string(),
  state: z.enum(['reading', 'returned', 'withheld']),
  /** When this version was sent or came back, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** Only when it came back. */
  reason: z.enum(returnReasons).nullable(),
  marks: z.array(markSchema),
});
/** A text of the child that others cannot read. */
export type Submission = z.infer<typeof submissionSchema>;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

/** Letters, figures, signs or pictures: what is not blank, whatever it is made of. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** NOTSHOWN-01: trimmed and not blank, 1 to 500 characters as a reader counts them. */
export const writtenTextSchema = z
  .string()
  .max(messages.maxUnits)
  .trim()
  .min(1)
  .regex(SEEN, 'is blank')
  .refine(text => lengthOf(text) <= messages.maxLength, {
    message: `is at most ${messages.maxLength} characters`,
  });
