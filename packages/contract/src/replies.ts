import { z } from 'zod';
import { letterKinds, replyReasons } from './constants.ts';
import { endpoint } from './endpoint.ts';

const at = z.iso.datetime();
const roles = ['lead'] as const;
const replyParam = z.strictObject({ replyId: z.string().min(1).max(64) });

/** Which lead dealt with it, the first of two who did so at the same time. */
const dealtWithSchema = z.strictObject({ by: z.string(), at, isOwn: z.boolean() });
/** What a lead did with a reply. `caseId`: the case that it is in now; null for one that needs no answer. */
const replyOutcomeSchema = dealtWithSchema.extend({ caseId: z.string().nullable() });
/** What a lead did with a reply. */
export type ReplyOutcome = z.infer<typeof replyOutcomeSchema>;

const deskReplySchema = z.strictObject({
  replyId: z.string(),
  at,
  /** Why it is in no case by itself. */
  reason: z.enum(replyReasons),
  /** Of the letter that it answers, such as `DP-1042`. */
  number: z.string().nullable(),
  /** The case of that letter. */
  letterCaseId: z.string().nullable(),
  /** Empty, like subject and text, once it is in a case. */
  from: z.string(),
  /** Has pseudonyms instead of known names, like the text, if the letter is about a child. */
  subject: z.string(),
  text: z.string(),
  /** Null while it waits. */
  outcome: replyOutcomeSchema.nullable(),
});
/** A reply that waits for a lead, or that a lead dealt with in the last seven days. */
export type DeskReply = z.infer<typeof deskReplySchema>;

const lostLetterSchema = z.strictObject({
  letterId: z.string(),
  number: z.string(),
  kind: z.enum(letterKinds),
  caseId: z.string().nullable(),
  tries: z.int().nonnegative(),
  failedAt: at,
  /** Null while nobody dealt with it. */
  dealtWith: dealtWithSchema.nullable(),
});
/** A letter that was given up, and that waits for a lead or was dealt with in the last seven days. */
export type LostLetter = z.infer<typeof lostLetterSchema>;
/** Which lead dealt with a letter that was given up. */
export type DealtWith = z.infer<typeof dealtWithSchema>;

/** Reads of adults that a step with a reply changes. */
const changes = [
  'GET desk/replies',
  'GET desk/queue',
  'GET desk/cases',
  'GET desk/cases/{caseId}',
  'GET desk/audit',
] as const;

/** Calls of the noun replies (SAFE2-106 to SAFE2-109). No answer of a write has the text of a reply. */
export const repliesEndpoints = {
  'GET desk/replies': endpoint({
    summary: 'Replies that are in no case and have no lead of a school, and letters given up',
    access: 'staff',
    roles,
    response: z.strictObject({
      /** Those that wait first, the oldest first. */
      replies: z.array(deskReplySchema),
      /** Those that wait first, the oldest first. */
      letters: z.array(lostLetterSchema),
      /** More replies or letters wait than are listed. They follow once a lead has dealt with these. */
      hasMore: z.boolean(),
    }),
  }),
  'POST desk/replies/{replyId}/case': endpoint({
    summary: 'Puts a reply into a case, unless a lead has dealt with it',
    access: 'staff',
    roles,
    params: replyParam,
    body: z.strictObject({ caseId: z.string().regex(/^\d{1,9}$/) }),
    changes,
    response: replyOutcomeSchema,
    errors: ['not_found'],
  }),
  'POST desk/replies/{replyId}/no-answer': endpoint({
    summary: 'Says that a reply needs no answer, unless a lead has dealt with it',
    access: 'staff',
    roles,
    params: replyParam,
    changes,
    response: replyOutcomeSchema,
    errors: ['not_found'],
  }),
  'DELETE desk/replies/{replyId}/no-answer': endpoint({
    summary:
      'Takes back that a reply needs no answer, which the adult itself said in the last seven days; `too_late` later, and for a reply that is in a case',
    access: 'staff',
    roles,
    params: replyParam,
    changes,
    response: z.strictObject({}),
    errors: ['forbidden', 'not_found', 'too_late'],
  }),
  'POST desk/letters/{letterId}/dealt-with': endpoint({
    summary: 'Says that a letter that was given up is dealt with, unless a lead said so',
    access: 'staff',
    roles,
    params: z.strictObject({ letterId: z.string().min(1).max(88) }),
    changes,
    response: dealtWithSchema,
    errors: ['not_found'],
  }),
} as const;
