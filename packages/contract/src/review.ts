import { z } from 'zod';
import {
  ageBands,
  languageCodes,
  leaseKinds,
  outcomes,
  returnReasons,
  signalCodes,
  signalGroups,
} from './constants.ts';
import { endpoint } from './endpoint.ts';
import { markSchema, submissionKindSchema, writtenTextSchema } from './messages.ts';

const id = z.string().min(1).max(64);
const at = z.iso.datetime();
const ms = z.int().nonnegative();
const reviewers = ['reviewer', 'senior', 'lead'] as const;

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

const queueItemSchema = z.strictObject({
  submissionId: z.string(),
  group: z.enum(signalGroups),
  severity: z.int().min(0).max(3),
  kind: submissionKindSchema,
  from: personSchema,
  to: personSchema.nullable(),
  submittedAt: at,
  dueAt: at,
  isLate: z.boolean(),
  /** Who reads it now. */
  with: z.string().nullable(),
});
/** A text that waits, without its words. */
export type QueueItem = z.infer<typeof queueItemSchema>;

/**
 * The queue: numbers, reasons and list are counted in one moment, so they agree. Times in
 * milliseconds; medians and p95 are of what was decided today, null where nothing was. `late` is past
 * 80 % of its target time.
 */
export const queueSchema = z.strictObject({
  at,
  waiting: z.int(),
  late: z.int(),
  oldestMs: ms.nullable(),
  medianMs: ms.nullable(),
  p95Ms: ms.nullable(),
  today: z.strictObject({ decided: z.int(), delivered: z.int(), returned: z.int() }),
  onDuty: z.strictObject({ reviewers: z.int(), leads: z.int() }),
  held: z.int(),
  escalated: z.int(),
  secondOpinions: z.int(),
  openCases: z.int(),
  reasons: z.array(
    z.strictObject({
      group: z.enum(signalGroups),
      waiting: z.int(),
      late: z.int(),
      oldestMs: ms.nullable(),
      medianMs: ms.nullable(),
      p95Ms: ms.nullable(),
    }),
  ),
  /** Arrived and decided in each half hour of the last eight. */
  halfHours: z.array(z.strictObject({ from: at, arrived: z.int(), decided: z.int() })),
  /** The first in order. */
  items: z.array(queueItemSchema),
});
/** The queue of the desk. */
export type Queue = z.infer<typeof queueSchema>;

const heldSchema = queueItemSchema.extend({ heldBy: z.string(), heldAt: at, note: z.string() });
/** A text that is held with a note. */
export type HeldItem = z.infer<typeof heldSchema>;

const historyItemSchema = z.strictObject({
  decisionId: z.string(),
  submissionId: z.string(),
  rev: z.int(),
  kind: submissionKindSchema,
  from: personSchema,
  to: personSchema.nullable(),
  text: z.string(),
  editedText: z.string().nullable(),
  outcome: z.enum(outcomes),
  reason: z.enum(returnReasons).nullable(),
  note: z.string().nullable(),
  by: z.string(),
  at,
  seconds: z.int().nonnegative(),
  second: z.enum(['none', 'waiting', 'agreed', 'differed']),
});
/** A decision in the history. */
export type HistoryItem = z.infer<typeof historyItemSchema>;

const submissionParam = z.strictObject({ submissionId: id });
const holding = z.strictObject({ rev: z.int().positive(), fence: z.int().positive() });
const note = z.string().trim().min(1).max(1_000);

/** Calls of the noun review: the adults' desk (SAFE-01 to SAFE-07). */
export const reviewEndpoints = {
  'GET desk/queue': endpoint({
    summary: 'Numbers, reasons and the first of the queue',
    access: 'staff',
    roles: reviewers,
    response: queueSchema,
  }),
  'POST desk/claims': endpoint({
    summary: 'Takes the next text, or the one that is named, to read; null when none waits',
    access: 'staff',
    roles: reviewers,
    unkept: true,
    body: z.strictObject({
      kind: z.enum(leaseKinds).default('review'),
      submissionId: id.optional(),
    }),
    response: z.strictObject({ card: cardSchema.nullable() }),
    errors: ['forbidden', 'lease_lost'],
  }),
  'PUT desk/claims/{submissionId}': endpoint({
    summary: 'Keeps a lease alive (SAFE-03)',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding,
    response: z.strictObject({ expiresAt: at }),
    errors: ['lease_lost'],
  }),
  'POST desk/claims/{submissionId}/release': endpoint({
    summary: 'Gives a text back; with `skip` it does not come to the same adult again',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding.extend({ skip: z.boolean().default(false) }),
    response: z.strictObject({}),
    errors: ['lease_lost'],
  }),
  'POST desk/claims/{submissionId}/hold': endpoint({
    summary: 'Sets a text aside with a note',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding.extend({ note }),
    response: z.strictObject({}),
    errors: ['lease_lost'],
  }),
  'POST desk/claims/{submissionId}/decision': endpoint({
    summary: 'Decides; it goes out after ten seconds, until then it can be undone',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding.extend({
      outcome: z.enum(outcomes),
      /** Needed to return; what the child is told. */
      reason: z.enum(returnReasons).optional(),
      /** For adults alone; needed to escalate. */
      note: note.optional(),
      /** The text with a small edit, with `deliver` alone. */
      editedText: writtenTextSchema.optional(),
    }),
    response: z.strictObject({ decisionId: z.string(), undoUntil: at }),
    errors: ['forbidden', 'lease_lost', 'edit_too_large'],
  }),
  'DELETE desk/decisions/{decisionId}': endpoint({
    summary: 'Undoes an own decision that has not gone out; the card comes back with a new lease',
    access: 'staff',
    roles: reviewers,
    unkept: true,
    params: z.strictObject({ decisionId: id }),
    response: z.strictObject({ card: cardSchema }),
    errors: ['not_found', 'too_late'],
  }),
  'POST desk/claims/{submissionId}/wrong-signal': endpoint({
    summary: 'Says that a signal marks wrongly',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding.extend({ index: z.int().nonnegative(), isWrong: z.boolean() }),
    response: z.strictObject({}),
    errors: ['lease_lost', 'not_found'],
  }),
  'POST desk/claims/{submissionId}/opened': endpoint({
    summary: 'Notes that a folded severe text was opened',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding,
    response: z.strictObject({ openedToday: z.int() }),
    errors: ['lease_lost'],
  }),
  'GET desk/held': endpoint({
    summary: 'Texts that are held',
    access: 'staff',
    roles: reviewers,
    response: z.array(heldSchema),
  }),
  'POST desk/pause': endpoint({
    summary: 'Pauses, which gives back what is held, or goes on; nothing of it is counted',
    access: 'staff',
    roles: reviewers,
    body: z.strictObject({ isPaused: z.boolean() }),
    response: z.strictObject({}),
  }),
  'GET desk/agreement': endpoint({
    summary: 'How often blind second opinions agree, per reason',
    access: 'staff',
    roles: ['senior', 'lead', 'auditor'],
    response: z.array(
      z.strictObject({
        reason: z.enum(returnReasons).nullable(),
        both: z.int(),
        agreed: z.int(),
        /** Cohen's kappa, null where it is not defined. */
        kappa: z.number().nullable(),
      }),
    ),
  }),
  'GET desk/history': endpoint({
    summary: 'Decisions, the newest first: a reviewer finds its own, the others all',
    access: 'staff',
    roles: ['reviewer', 'senior', 'lead', 'auditor'],
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      outcome: z.enum(outcomes).optional(),
      reason: z.enum(returnReasons).optional(),
      before: id.optional(),
    }),
    response: z.strictObject({ items: z.array(historyItemSchema), hasMore: z.boolean() }),
  }),
} as const;
