import { z } from 'zod';
import {
  ageBands,
  decisionReasons,
  languageCodes,
  leaseKinds,
  outcomes,
  returnReasons,
  seats,
  signalCodes,
  signalGroups,
  staffRoles,
} from './constants.ts';
import { cardFrameSchema } from './frames.ts';
import { markSchema, submissionKindSchema } from './written.ts';

const at = z.iso.datetime();
const ms = z.int().nonnegative();

/** A child as adults see it, without its name (see SAFE-07 for identity reveals). */
export const personSchema = z.strictObject({
  pseudonym: z.string(),
  ageBand: z.literal(ageBands),
  speaks: z.enum(languageCodes),
});
/** A child as adults see it. */
export type Person = z.infer<typeof personSchema>;

/**
 * A finding of screening, or a check that failed or was slow (SAFE-02). `mark` is a range of the
 * original text, null for the whole text; `severity` 0 is information, 3 is for the lead.
 */
export const signalSchema = z.strictObject({
  index: z.int().nonnegative(),
  code: z.enum(signalCodes),
  group: z.enum(signalGroups),
  severity: z.int().min(0).max(3),
  mark: markSchema.nullable(),
  status: z.enum(['ok', 'failed', 'slow']),
  /** A sentence for reviewers. */
  explanation: z.string(),
  /** A reviewer has marked it as wrong. */
  isWrong: z.boolean(),
});
/** A finding of screening. */
export type Signal = z.infer<typeof signalSchema>;

const leaseSchema = z.strictObject({
  kind: z.enum(leaseKinds),
  fence: z.int().positive(),
  expiresAt: at,
});
/** The exclusive right to decide, until it expires. */
export type Lease = z.infer<typeof leaseSchema>;

const opinionSchema = z.strictObject({
  seat: z.enum(seats),
  by: z.string(),
  role: z.enum(staffRoles),
  outcome: z.enum(outcomes),
  reason: z.enum(decisionReasons),
  note: z.string(),
  at,
  lookedMs: ms,
});
/** The opinion of one adult on a severe text. */
export type SevereOpinion = z.infer<typeof opinionSchema>;

/** What else a card of a severe text has. The second adult sees nothing of the first opinion. */
export const fourEyesSchema = z.strictObject({
  seat: z.enum(seats),
  /** Null for the second adult, because the case would tell. */
  caseId: z.string().nullable(),
  /** When the first opinion was given. */
  proposedAt: at.nullable(),
  leastLookMs: ms,
  /** Adults who could be second, only for the first; `why` is null where nobody may know it. */
  others: z.array(
    z.strictObject({
      name: z.string(),
      role: z.enum(staffRoles),
      isAtWork: z.boolean(),
      may: z.boolean(),
      why: z.enum(['sameRole', 'escalated', 'held', 'edited']).nullable(),
    }),
  ),
  /** Both opinions, only for the third. */
  opinions: z.array(opinionSchema),
  /** How two adults agreed on severe texts in the last 90 days, only for the third. */
  figures: z
    .strictObject({
      texts: z.int(),
      same: z.int(),
      thirds: z.int(),
      keptBack: z.int(),
      medianMs: ms.nullable(),
      p95Ms: ms.nullable(),
    })
    .nullable(),
});
/** What else a card of a severe text has. */
export type FourEyes = z.infer<typeof fourEyesSchema>;

/** A name in a text and whose it is; offsets count UTF-16 units. */
const nameMarkSchema = z.strictObject({
  start: z.int().nonnegative(),
  end: z.int().positive(),
  pseudonym: z.string(),
});
/** A name in a text and whose it is. */
export type NameMark = z.infer<typeof nameMarkSchema>;

/** A machine translation into English: an aid to reading, never evidence. */
export const translationSchema = z.strictObject({
  text: z.string(),
  /** Code of the original language; null if unknown. */
  from: z.string().nullable(),
  /** Host of the engine. */
  engine: z.string(),
  /** Whether the engine is on the machine of the server or its network. */
  isOwn: z.boolean(),
});
/** A machine translation into English. */
export type Translation = z.infer<typeof translationSchema>;

/** Everything a reviewer sees of a claimed text. */
export const cardSchema = z.strictObject({
  submissionId: z.string(),
  rev: z.int().positive(),
  kind: submissionKindSchema,
  lease: leaseSchema,
  /** As it was written, because it is delivered so. All other texts have pseudonyms instead of known names. */
  text: z.string(),
  /** Known names in the text, which the desk draws as pseudonyms. */
  names: z.array(nameMarkSchema),
  /** Only of a message that came from the frame of a lesson. */
  frame: cardFrameSchema.optional(),
  /** Whether others can already read it, as after a report. Hidden on a blind second opinion. */
  isDelivered: z.boolean(),
  from: personSchema,
  /** Null for a status and for the author's own wall. */
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
  /** Delivered between the two, newest first. */
  lastDelivered: z.array(
    z.strictObject({ submissionId: z.string(), isAuthor: z.boolean(), text: z.string(), at }),
  ),
  pairCount: z.int().nonnegative(),
  /** Earlier versions of this text, oldest first. Empty on a blind second opinion. */
  versions: z.array(
    z.strictObject({
      rev: z.int(),
      text: z.string(),
      at,
      reason: z.enum(returnReasons).nullable(),
    }),
  ),
  /** Notes of holding or escalating it. Empty on a blind second opinion, also of a severe text. */
  notes: z.array(z.strictObject({ by: z.string(), at, text: z.string() })),
  /** Only of a severe text. */
  fourEyes: fourEyesSchema.nullable(),
});
/** Everything a reviewer sees of a text. */
export type Card = z.infer<typeof cardSchema>;
