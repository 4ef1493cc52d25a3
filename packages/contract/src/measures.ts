import { z } from 'zod';
import { measureKinds, measureReasons, measures, objectionReasons } from './constants.ts';
import { endpoint, userIdParam } from './endpoint.ts';
import { personSchema } from './review-card.ts';

const at = z.iso.datetime();
const id = z.string().min(1).max(64);
const caseId = z.string().regex(/^\d{1,9}$/);
const measureParam = z.strictObject({ measureId: id });
const seniors = ['senior', 'lead'] as const;
const note = z.string().trim().min(measures.minNote).max(measures.mostCharacters);
const words = z.string().trim().min(1).max(measures.mostCharacters);

/** What a child says to a measure: a tap is enough. */
const objectionSchema = z.strictObject({
  because: z.enum(objectionReasons).optional(),
  text: words.optional(),
});

/** A measure as its child sees it: an active one, or one whose end it has not seen yet. */
const ownMeasureSchema = z.strictObject({
  measureId: z.string(),
  kind: z.enum(measureKinds),
  reason: z.enum(measureReasons),
  /** The text of the child that it is about. */
  text: z.string().nullable(),
  until: at,
  isOver: z.boolean(),
  /** Whether the child has seen it as it is now. */
  isSeen: z.boolean(),
  /** `answerBy`: when the measure ends if nobody has answered. `answer`: what the adult says who answered. */
  objection: z.strictObject({ answerBy: at, answer: z.string().nullable() }).nullable(),
});
/** A measure as its child sees it. */
export type OwnMeasure = z.infer<typeof ownMeasureSchema>;

const measureSchema = z.strictObject({
  measureId: z.string(),
  child: personSchema,
  caseId: z.string(),
  kind: z.enum(measureKinds),
  days: z.int().positive(),
  reason: z.enum(measureReasons),
  note: z.string(),
  text: z.string().nullable(),
  by: z.string(),
  at,
  /** The second adult of a long pause. */
  confirmedBy: z.string().nullable(),
  /** When it ends by itself; null before it has begun. */
  until: at.nullable(),
  /**
   * `waits`: a long pause, for a second adult; `unanswered`: nobody answered the objection in time; `unfair`: the adult who
   * answered it undid the measure.
   */
  state: z.enum(['waits', 'acts', 'read', 'over', 'takenBack', 'unfair', 'unanswered']),
  endedBy: z.string().nullable(),
  /** Whether the child has seen it. */
  isSeen: z.boolean(),
  objection: objectionSchema
    .extend({
      at,
      answerBy: at,
      answeredBy: z.string().nullable(),
      answer: z.string().nullable(),
      /** Whether this adult may answer: it did not set or confirm the measure. */
      mayAnswer: z.boolean(),
    })
    .nullable(),
  mayConfirm: z.boolean(),
  mayEnd: z.boolean(),
});
/** A measure as adults see it. */
export type Measure = z.infer<typeof measureSchema>;

/** Reads of adults that a measure changes. */
const changes = [
  'GET desk/measures',
  'GET desk/queue',
  'GET desk/cases',
  'GET desk/cases/{caseId}',
  'GET desk/audit',
] as const;

/** Calls of the noun measures (SAFE2-84 to SAFE2-89). Each write of an adult answers with the changed measure. */
export const measuresEndpoints = {
  'GET users/{id}/measures': endpoint({
    summary: 'Measures of the child that act, and ends that it has not seen yet',
    access: 'self',
    params: userIdParam,
    response: z.array(ownMeasureSchema),
  }),
  'PUT users/{id}/measures/{measureId}': endpoint({
    summary:
      'Says that the child has seen a measure as it was shown; one that only teaches ends with it',
    access: 'self',
    params: userIdParam.extend({ measureId: id }),
    /** What was shown: an end or an answer that came meanwhile is not seen yet. */
    body: z.strictObject({ isOver: z.boolean(), answer: z.string().nullable() }),
    response: z.array(ownMeasureSchema),
    errors: ['not_found'],
  }),
  'POST users/{id}/measures/{measureId}/objection': endpoint({
    summary: 'Says that a measure is not fair, or says more; another adult answers, or it ends',
    access: 'self',
    unkept: true,
    params: userIdParam.extend({ measureId: id }),
    body: objectionSchema,
    response: z.array(ownMeasureSchema),
    errors: ['not_found', 'too_late'],
  }),
  'GET desk/measures': endpoint({
    summary:
      'Measures that act or wait, those with an open objection first; of a case all of its child',
    access: 'staff',
    roles: ['senior', 'lead', 'auditor'],
    query: z.strictObject({ caseId: caseId.optional() }),
    response: z.array(measureSchema),
    errors: ['not_found'],
  }),
  'POST desk/cases/{caseId}/measures': endpoint({
    summary:
      'Sets a measure, which acts at once; a pause of more than a week waits for a second adult',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: z.strictObject({ caseId }),
    body: z
      .strictObject({
        kind: z.enum(measureKinds),
        /** Of a pause; the other measures last a week. */
        days: z.int().min(1).max(measures.mostDays).optional(),
        reason: z.enum(measureReasons),
        note,
        /** A text of the child that it reads again. */
        submissionId: id.optional(),
      })
      .refine(({ kind, days }) => (kind === 'pauseWriting') === (days !== undefined), {
        message: 'a pause has days, and nothing else',
        path: ['days'],
      }),
    changes,
    response: measureSchema,
    errors: ['forbidden', 'not_found', 'case_closed', 'measure_acts'],
  }),
  'POST desk/measures/{measureId}/confirm': endpoint({
    summary: 'Starts a long pause as the second adult',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: measureParam,
    changes,
    response: measureSchema,
    errors: ['not_found', 'case_closed', 'other_adult_needed', 'too_late', 'measure_acts'],
  }),
  'POST desk/measures/{measureId}/end': endpoint({
    summary: 'Takes a measure back',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: measureParam,
    body: z.strictObject({ note }),
    changes,
    response: measureSchema,
    errors: ['not_found', 'too_late'],
  }),
  'POST desk/measures/{measureId}/answer': endpoint({
    summary: 'Answers an objection: the child reads why the measure stands, or it ends',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: measureParam,
    body: z.strictObject({ isFair: z.boolean(), text: words }),
    changes,
    response: measureSchema,
    errors: ['not_found', 'other_adult_needed', 'too_late'],
  }),
} as const;
