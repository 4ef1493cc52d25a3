import { z } from 'zod';
import { decisionReasons, outcomes, reportReasons, signalGroups } from './constants.ts';
import { onDutySchema, toldPartsSchema, toldSchema } from './duty.ts';
import { personSchema } from './review-card.ts';
import { submissionKindSchema } from './written.ts';

const at = z.iso.datetime();
const ms = z.int().nonnegative();

const queueItemSchema = z.strictObject({
  submissionId: z.string(),
  group: z.enum(signalGroups),
  severity: z.int().min(0).max(3),
  kind: submissionKindSchema,
  from: personSchema,
  to: personSchema.nullable(),
  submittedAt: at,
  dueAt: at,
  /** `held` is set aside with a note, `escalated` waits for the lead. */
  state: z.enum(['waiting', 'held', 'escalated']),
  /** The shape of its due time: past it, past 80 % of it, set aside, or in time. */
  due: z.enum(['late', 'nearly', 'held', 'fine']),
  /** Why children reported it, the most severe reason first; null if none did. */
  reported: z.enum(reportReasons).nullable(),
  /** The adult who has claimed it. */
  with: z.string().nullable(),
});
/** A waiting text, without its content. */
export type QueueItem = z.infer<typeof queueItemSchema>;

/**
 * The queue: numbers, reasons and list are consistent with each other. `waiting` counts every text in it: `open`, `held`
 * and `escalated`, and also by due time `late`, `nearly`, `held` and all others. Times in milliseconds; `medianMs` and
 * `p95Ms` are of the decisions of the last two hours, null if there are none.
 */
export const queueSchema = z.strictObject({
  at,
  waiting: z.int(),
  open: z.int(),
  late: z.int(),
  nearly: z.int(),
  oldestMs: ms.nullable(),
  medianMs: ms.nullable(),
  p95Ms: ms.nullable(),
  /** What children are told, and how it comes about. */
  told: toldSchema,
  toldParts: toldPartsSchema,
  /** Whether an engine can translate claimed texts. */
  canTranslate: z.boolean(),
  today: z.strictObject({ decided: z.int(), delivered: z.int(), returned: z.int() }),
  onDuty: onDutySchema,
  held: z.int(),
  escalated: z.int(),
  /** Those of `escalated` that one lead decides alone. */
  forLead: z.int(),
  /** Severe texts that wait for an opinion of this adult. */
  severe: z.int(),
  secondOpinions: z.int(),
  openCases: z.int(),
  /** Recalls of others that wait for a second adult; 0 for a reviewer, who cannot be that. */
  openRecalls: z.int(),
  /** Objections of children to measures, and long pauses, that wait for this adult; 0 for a reviewer. */
  openObjections: z.int(),
  /** Replies and letters given up that wait for a lead; 0 for others. */
  openReplies: z.int(),
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
  /** The first texts, in order. */
  items: z.array(queueItemSchema),
});
/** The queue of the desk. */
export type Queue = z.infer<typeof queueSchema>;

/** A held text with its note. */
export const heldSchema = queueItemSchema.extend({
  heldBy: z.string(),
  heldAt: at,
  note: z.string(),
});
/** A held text with its note. */
export type HeldItem = z.infer<typeof heldSchema>;

/** A decision with its text at that time. */
export const historyItemSchema = z.strictObject({
  decisionId: z.string(),
  submissionId: z.string(),
  rev: z.int(),
  kind: submissionKindSchema,
  from: personSchema,
  to: personSchema.nullable(),
  text: z.string(),
  editedText: z.string().nullable(),
  /** Highest severity of that version, 3 if two adults decide on it: a text of severity 3 is folded. */
  severity: z.int().min(0).max(3),
  outcome: z.enum(outcomes),
  reason: z.enum(decisionReasons).nullable(),
  note: z.string().nullable(),
  by: z.string(),
  at,
  /** False for an opinion on a severe text that did not decide it. */
  isFinal: z.boolean(),
  seconds: z.int().nonnegative(),
  second: z.enum(['none', 'waiting', 'agreed', 'differed']),
});
/** A decision in the history. */
export type HistoryItem = z.infer<typeof historyItemSchema>;
