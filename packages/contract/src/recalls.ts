import { z } from 'zod';
import { recallReasons, recalls } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { personSchema } from './review-card.ts';
import { submissionKindSchema } from './written.ts';

const at = z.iso.datetime();
const id = z.string().min(1).max(64);
const count = z.int().nonnegative();
const note = z.string().trim().min(recalls.minNote).max(1_000);
const reviewers = ['reviewer', 'senior', 'lead'] as const;
const seconds = ['senior', 'lead'] as const;
const recallParam = z.strictObject({ recallId: id });

const recallSchema = z.strictObject({
  recallId: z.string(),
  from: personSchema,
  caseId: z.string().nullable(),
  reason: z.enum(recallReasons),
  note: z.string(),
  by: z.string(),
  at,
  texts: z.array(
    z.strictObject({ submissionId: z.string(), to: personSchema.nullable(), text: z.string() }),
  ),
  /** `waits`: many texts, which are still readable; `open`: gone, until a second adult confirms. */
  state: z.enum(['waits', 'open', 'confirmed', 'restored']),
  confirmedBy: z.string().nullable(),
  /** Who wants to restore the texts. */
  restoringBy: z.string().nullable(),
  restoredBy: z.string().nullable(),
  /** Devices of children that could show a text: those that dropped it, those signed out since, and silent ones. */
  devices: z.strictObject({ gone: count, signedOut: count, silent: count }),
  mayConfirm: z.boolean(),
  mayRestore: z.boolean(),
});
/** Delivered texts of a child that an adult took back. */
export type Recall = z.infer<typeof recallSchema>;

/** A delivered text, and where it is now. */
const deliveredTextSchema = z.strictObject({
  submissionId: z.string(),
  kind: submissionKindSchema,
  from: personSchema,
  /** Null for a status and for the author's own wall. */
  to: personSchema.nullable(),
  text: z.string(),
  deliveredAt: at,
  /** Null where nobody knows: on a wall. */
  isRead: z.boolean().nullable(),
  isGone: z.boolean(),
  reports: count,
  caseId: z.string().nullable(),
  /** Devices of the children who can read it: seen in the last minutes, and others. */
  devices: z.strictObject({ open: count, away: count }),
  isNotified: z.boolean(),
  /** Other delivered texts of the author, newest first. */
  also: z.array(
    z.strictObject({
      submissionId: z.string(),
      to: personSchema.nullable(),
      text: z.string(),
      at,
    }),
  ),
  /** Of the last 90 days. */
  figures: z.strictObject({
    delivered: count,
    gone: count,
    medianMs: count.nullable(),
    longestMs: count.nullable(),
  }),
});
/** A delivered text, and where it is now. */
export type DeliveredText = z.infer<typeof deliveredTextSchema>;

/** Reads of adults that a recall changes. */
const changes = [
  'GET desk/recalls',
  'GET desk/texts/{submissionId}',
  'GET desk/queue',
  'GET desk/cases',
  'GET desk/cases/{caseId}',
  'GET desk/audit',
] as const;

/** Calls of the noun recalls (SAFE2-31 to SAFE2-36). */
export const recallsEndpoints = {
  'GET desk/texts/{submissionId}': endpoint({
    summary: 'A delivered text that the adult may take back, and where it is now',
    access: 'staff',
    roles: reviewers,
    params: z.strictObject({ submissionId: id }),
    response: deliveredTextSchema,
    errors: ['not_found'],
  }),
  'GET desk/recalls': endpoint({
    summary: 'Recalls, those that wait for a second adult first: reviewers see their own',
    access: 'staff',
    roles: ['reviewer', 'senior', 'lead', 'auditor'],
    response: z.array(recallSchema),
  }),
  'POST desk/recalls': endpoint({
    summary:
      'Takes back delivered texts of one child at once; more than ten wait for a second adult first',
    access: 'staff',
    roles: reviewers,
    unkept: true,
    body: z.strictObject({
      submissionIds: z.array(id).min(1).max(recalls.mostTexts),
      reason: z.enum(recallReasons),
      note,
    }),
    changes,
    response: recallSchema,
    errors: ['forbidden', 'not_found', 'submission_gone'],
  }),
  'POST desk/recalls/{recallId}/confirm': endpoint({
    summary: 'Confirms a recall as a second adult; texts that waited for it are taken back',
    access: 'staff',
    roles: seconds,
    unkept: true,
    params: recallParam,
    changes,
    response: recallSchema,
    errors: ['not_found', 'other_adult_needed', 'too_late'],
  }),
  'POST desk/recalls/{recallId}/restore': endpoint({
    summary: 'Proposes to restore the texts; a second adult of another role restores them',
    access: 'staff',
    roles: seconds,
    unkept: true,
    params: recallParam,
    body: z.strictObject({ note }),
    changes,
    response: recallSchema,
    errors: ['not_found', 'other_adult_needed', 'still_open', 'too_late'],
  }),
} as const;
