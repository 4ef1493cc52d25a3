import { z } from 'zod';
import { decisionReasons, leaseKinds, outcomes, returnReasons } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { cardSchema, translationSchema } from './review-card.ts';
import { heldSchema, historyItemSchema, queueSchema } from './review-queue.ts';
import { writtenTextSchema } from './written.ts';

const id = z.string().min(1).max(64);
const at = z.iso.datetime();
const reviewers = ['reviewer', 'senior', 'lead'] as const;

const submissionParam = z.strictObject({ submissionId: id });
const holding = z.strictObject({ rev: z.int().positive(), fence: z.int().positive() });
const note = z.string().trim().min(1).max(1_000);

/** Reads of adults that a claim changes: the queue, and held texts. */
const claimChanges = ['GET desk/queue', 'GET desk/held'] as const;
/** Reads of adults that a decision changes. */
const decisionChanges = [
  ...claimChanges,
  'GET desk/history',
  'GET desk/agreement',
  'GET desk/cases',
  'GET desk/cases/{caseId}',
  'GET desk/audit',
] as const;

/** Calls of the noun review: the adults' desk (SAFE-01 to SAFE-07). */
export const reviewEndpoints = {
  'GET desk/queue': endpoint({
    summary: 'Counts, reasons and first texts of the queue',
    access: 'staff',
    roles: reviewers,
    response: queueSchema,
  }),
  'POST desk/claims': endpoint({
    summary: 'Claims the next text, or the given one; null when none is waiting',
    access: 'staff',
    roles: reviewers,
    unkept: true,
    body: z.strictObject({
      kind: z.enum(leaseKinds).default('review'),
      submissionId: id.optional(),
    }),
    changes: claimChanges,
    response: z.strictObject({ card: cardSchema.nullable() }),
    errors: ['forbidden', 'lease_lost', 'vetting_expired'],
  }),
  'PUT desk/claims/{submissionId}': endpoint({
    summary: 'Renews a lease (SAFE-03)',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding,
    response: z.strictObject({ expiresAt: at }),
    errors: ['lease_lost'],
  }),
  'POST desk/claims/{submissionId}/release': endpoint({
    summary: 'Releases a claimed text; with `skip` the same adult does not get it again',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding.extend({ skip: z.boolean().default(false) }),
    changes: claimChanges,
    response: z.strictObject({}),
    errors: ['lease_lost'],
  }),
  'POST desk/claims/{submissionId}/hold': endpoint({
    summary: 'Holds a text with a note',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding.extend({ note }),
    changes: claimChanges,
    response: z.strictObject({}),
    errors: ['lease_lost'],
  }),
  'POST desk/claims/{submissionId}/decision': endpoint({
    summary: 'Decides; the decision can be undone until it settles after ten seconds',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding.extend({
      outcome: z.enum(outcomes),
      /** Required for `return`, and shown to the child; required for each opinion on a severe text. */
      reason: z.enum(decisionReasons).optional(),
      /** Only for adults; required for `escalate`, and with 20 characters on a severe text. */
      note: note.optional(),
      /** The text with a small edit, only with `deliver`. */
      editedText: writtenTextSchema.optional(),
    }),
    changes: decisionChanges,
    response: z.strictObject({ decisionId: z.string(), undoUntil: at }),
    errors: ['forbidden', 'lease_lost', 'edit_too_large', 'too_soon'],
  }),
  'POST desk/claims/{submissionId}/known': endpoint({
    summary:
      'Says that the adult knows a child of the text: its texts and cases are not shown again',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding,
    changes: decisionChanges,
    response: z.strictObject({}),
    errors: ['lease_lost'],
  }),
  'DELETE desk/decisions/{decisionId}': endpoint({
    summary: 'Undoes an own decision that has not settled and claims the text again',
    access: 'staff',
    roles: reviewers,
    unkept: true,
    params: z.strictObject({ decisionId: id }),
    changes: decisionChanges,
    response: z.strictObject({ card: cardSchema }),
    errors: ['not_found', 'too_late'],
  }),
  'POST desk/claims/{submissionId}/wrong-signal': endpoint({
    summary: 'Marks a signal as wrong',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding.extend({ index: z.int().nonnegative(), isWrong: z.boolean() }),
    response: z.strictObject({}),
    errors: ['lease_lost', 'not_found'],
  }),
  'POST desk/claims/{submissionId}/opened': endpoint({
    summary: 'Records that a folded severe text was opened',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding,
    response: z.strictObject({ openedToday: z.int() }),
    errors: ['lease_lost'],
  }),
  'POST desk/claims/{submissionId}/translation': endpoint({
    summary: 'Translates a claimed text into English by machine; nothing of it is stored',
    access: 'staff',
    roles: reviewers,
    unkept: true,
    params: submissionParam,
    body: holding,
    changes: ['GET desk/audit'],
    response: translationSchema,
    errors: [
      'lease_lost',
      'translation_off',
      'translation_slow',
      'translation_failed',
      'already_english',
    ],
  }),
  'GET desk/held': endpoint({
    summary: 'Held texts',
    access: 'staff',
    roles: reviewers,
    response: z.array(heldSchema),
  }),
  'POST desk/pause': endpoint({
    summary: 'Pauses and releases all claims, or resumes; pauses are not counted',
    access: 'staff',
    roles: reviewers,
    body: z.strictObject({ isPaused: z.boolean() }),
    changes: claimChanges,
    response: z.strictObject({}),
  }),
  'GET desk/agreement': endpoint({
    summary: 'Agreement of blind second opinions, per reason',
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
    summary: 'Decisions, newest first: reviewers see their own, other roles see all',
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
  'POST desk/decisions/{decisionId}/opened': endpoint({
    summary: 'Records that a folded severe text was opened in the history',
    access: 'staff',
    roles: ['reviewer', 'senior', 'lead', 'auditor'],
    params: z.strictObject({ decisionId: id }),
    response: z.strictObject({ openedToday: z.int() }),
    errors: ['not_found'],
  }),
} as const;
