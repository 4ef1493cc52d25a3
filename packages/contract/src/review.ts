import { z } from 'zod';
import { leaseKinds, outcomes, returnReasons } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { cardSchema } from './review-card.ts';
import { heldSchema, historyItemSchema, queueSchema } from './review-queue.ts';
import { writtenTextSchema } from './written.ts';

const id = z.string().min(1).max(64);
const at = z.iso.datetime();
const reviewers = ['reviewer', 'senior', 'lead'] as const;

const submissionParam = z.strictObject({ submissionId: id });
const holding = z.strictObject({ rev: z.int().positive(), fence: z.int().positive() });
const note = z.string().trim().min(1).max(1_000);

/** What a claim changes for adults: the queue, and what is held. */
const claimChanges = ['GET desk/queue', 'GET desk/held'] as const;
/** What a decision changes for adults. */
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
    changes: claimChanges,
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
    changes: claimChanges,
    response: z.strictObject({}),
    errors: ['lease_lost'],
  }),
  'POST desk/claims/{submissionId}/hold': endpoint({
    summary: 'Sets a text aside with a note',
    access: 'staff',
    roles: reviewers,
    params: submissionParam,
    body: holding.extend({ note }),
    changes: claimChanges,
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
    changes: decisionChanges,
    response: z.strictObject({ decisionId: z.string(), undoUntil: at }),
    errors: ['forbidden', 'lease_lost', 'edit_too_large'],
  }),
  'DELETE desk/decisions/{decisionId}': endpoint({
    summary: 'Undoes an own decision that has not gone out; the card comes back with a new lease',
    access: 'staff',
    roles: reviewers,
    unkept: true,
    params: z.strictObject({ decisionId: id }),
    changes: decisionChanges,
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
    changes: claimChanges,
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
  'POST desk/decisions/{decisionId}/opened': endpoint({
    summary: 'Notes that a folded severe text was opened in the history',
    access: 'staff',
    roles: ['reviewer', 'senior', 'lead', 'auditor'],
    params: z.strictObject({ decisionId: id }),
    response: z.strictObject({ openedToday: z.int() }),
    errors: ['not_found'],
  }),
} as const;
