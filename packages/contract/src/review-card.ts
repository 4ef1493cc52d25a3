import { z } from 'zod';
import {
  ageBands,
  languageCodes,
  leaseKinds,
  returnReasons,
  signalCodes,
  signalGroups,
} from './constants.ts';
import { markSchema, submissionKindSchema } from './written.ts';

const at = z.iso.datetime();

/** A child as adults see it: never its name (SAFE-07 for who may ask). */
export const personSchema = z.strictObject({
  pseudonym: z.string(),
  ageBand: z.literal(ageBands),
  speaks: z.enum(languageCodes),
});
/** A child as adults see it. */
export type Person = z.infer<typeof personSchema>;

/**
 * What screening found, or that a check failed or was slow (SAFE-02). `mark` is a place in the text as
 * it was written, null for the whole; `severity` 0 is only told, 3 is for the lead.
 */
export const signalSchema = z.strictObject({
  index: z.int().nonnegative(),
  code: z.enum(signalCodes),
  group: z.enum(signalGroups),
  severity: z.int().min(0).max(3),
  mark: markSchema.nullable(),
  status: z.enum(['ok', 'failed', 'slow']),
  /** A sentence a reviewer understands. */
  explanation: z.string(),
  /** A reviewer has said that it marks wrongly. */
  isWrong: z.boolean(),
});
/** What screening found. */
export type Signal = z.infer<typeof signalSchema>;

const leaseSchema = z.strictObject({
  kind: z.enum(leaseKinds),
  fence: z.int().positive(),
  expiresAt: at,
});
/** The right to decide, until it expires. */
export type Lease = z.infer<typeof leaseSchema>;

/** All a reviewer sees of a text it has the lease of. */
export const cardSchema = z.strictObject({
  submissionId: z.string(),
  rev: z.int().positive(),
  kind: submissionKindSchema,
  lease: leaseSchema,
  text: z.string(),
  /** Whether others read it already, as after a report. Never told on a blind second opinion. */
  isDelivered: z.boolean(),
  from: personSchema,
  /** Null for a status and for the own wall. */
  to: personSchema.nullable(),
  submittedAt: at,
  dueAt: at,
  severity: z.int().min(0).max(3),
  signals: z.array(signalSchema),
  checks: z.strictObject({ ran: z.int(), found: z.int(), tookMs: z.number().nonnegative() }),
  author: z.strictObject({
    delivered: z.int(),
    returned: z.int(),
    lastReturnedAt: at.nullable(),
    strikes: z.int(),
  }),
  /** Delivered between the two, the newest first. */
  lastDelivered: z.array(z.strictObject({ isAuthor: z.boolean(), text: z.string(), at })),
  pairCount: z.int().nonnegative(),
  /** Earlier versions of this text, the oldest first. Empty on a blind second opinion. */
  versions: z.array(
    z.strictObject({
      rev: z.int(),
      text: z.string(),
      at,
      reason: z.enum(returnReasons).nullable(),
    }),
  ),
  /** Notes with which it was held or escalated. Empty on a blind second opinion. */
  notes: z.array(z.strictObject({ by: z.string(), at, text: z.string() })),
});
/** All a reviewer sees of a text. */
export type Card = z.infer<typeof cardSchema>;
