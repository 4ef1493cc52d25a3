import { z } from 'zod';
import { reportReasons } from './constants.ts';

const at = z.iso.datetime();

/** An event of a case; only the fields of its kind are set. */
export const caseEventSchema = z.strictObject({
  at,
  by: z.string(),
  kind: z.enum([
    'reported',
    'escalated',
    'reopened',
    'decided',
    'note',
    'tookOver',
    'handedOver',
    'strike',
    'strikeRevoked',
    'letter',
    'reply',
    'identityAsked',
    'identityConfirmed',
    'identity',
    'told',
    'opinion',
    'closing',
    'closed',
    'helpAsked',
    'helpTakenBack',
    'helpAnswered',
    'helpEnded',
    'homeDecided',
    'recalled',
    'recallConfirmed',
    'restored',
    'measureSet',
    'measureConfirmed',
    'measureEnded',
    'objected',
    'objectionAnswered',
  ]),
  /** With `handedOver`: the name of the adult who has the case now. */
  text: z.string().nullable(),
  reason: z.enum(reportReasons).nullable(),
  /** With `reported`: where it was reported, and the last delivered texts between the two, oldest first. */
  page: z.string().nullable(),
  context: z.array(
    z.strictObject({
      submissionId: z.string().nullable(),
      pseudonym: z.string(),
      text: z.string(),
      at,
      isReported: z.boolean(),
    }),
  ),
  /** With `strike`. */
  strike: z
    .strictObject({ strikeId: z.string(), expiresAt: at, isRevoked: z.boolean() })
    .nullable(),
});
/** An event of a case. */
export type CaseEvent = z.infer<typeof caseEventSchema>;
