import { z } from 'zod';
import { languageCodes, limits, skills } from './constants.ts';
import { endpoint, userIdParam } from './endpoint.ts';
import { helpPicturesSchema, personalSchema, setsSchema } from './me-card/me-card.ts';

const id = z.string().min(1).max(80);

/**
 * What is written and said when a wrong item was chosen: what it is, never what is right. Optional
 * for old content.
 */
export const reasonSchema = z.strictObject({
  sentence: z.string().min(1),
  audio: z.string().optional(),
});
/** Why an item is wrong. */
export type Reason = z.infer<typeof reasonSchema>;

/**
 * A component's data item (PLAYER-10). `value` is text or the address of a medium; `label` its
 * alternative text, or in a solution item of a gap type the gap number; `audio` (our addition)
 * the address of the spoken text, for its speaker button; `caption` the English words of a
 * voice: a picture shows them once it was heard, a sound shows them while voices are off; `why` what a wrong item says
 * when it was chosen;
 * `me` the text for a child with a me card; `pictures` what helps to say it.
 */
export const itemSchema = z.strictObject({
  id,
  index: z.int().nonnegative().optional(),
  value: z.string(),
  label: z.string().optional(),
  audio: z.string().optional(),
  caption: z.string().optional(),
  why: reasonSchema.optional(),
  me: personalSchema.optional(),
  pictures: helpPicturesSchema.optional(),
  relatedIndex: z.int().nonnegative().optional(),
  componentId: z.string().optional(),
  relatedComponentId: z.string().optional(),
});
/** A component's data item. */
export type Item = z.infer<typeof itemSchema>;

/** A component on the wire: the type is any string, so that an unknown one fails alone (NOTSHOWN-47). */
export const componentSchema = z.strictObject({
  id,
  type: z.string().min(1).max(60),
  data: z.array(itemSchema),
  meta: z.record(z.string(), z.unknown()),
});
/** A component of a question. */
export type Component = z.infer<typeof componentSchema>;

/** One item of the right answer (PLAYER-08, PLAYER-09, NOTSHOWN-44). */
export const solutionItemSchema = itemSchema.extend({
  type: z.string(),
  meta: z.strictObject({
    shuffle: z.boolean(),
    questionId: id,
    multiChoice: z.boolean().optional(),
  }),
});
/** One item of the right answer. */
export type SolutionItem = z.infer<typeof solutionItemSchema>;

/**
 * Feedback (PLAYER-11): `type` is audio, image or video; others are logged and ignored (ERR-24). The
 * `label` of a sound is what is written of it.
 */
export const triggerSchema = z.strictObject({
  type: z.string(),
  data: z.strictObject({
    value: z.string(),
    order: z.number().optional(),
    label: z.string().optional(),
    me: personalSchema.optional(),
  }),
});
/** Feedback of a question. */
export type Trigger = z.infer<typeof triggerSchema>;

/** A text that is read and heard; that of an instruction is in the language asked for. */
export const instructionSchema = z.strictObject({ text: z.string(), audio: z.string().optional() });

/**
 * A question (PLAYER-08). Ids are globally unique (AMBIG-26). `neutral`: it is about colours, so the
 * player gives none to its cards (COURSE-30). With `sets`, the child chooses something about itself: each
 * item of the solution is right alone, and its value goes on the me card. Older clients see a multi-choice.
 * In a test, `can` is the number, from 1, of the can-do line that it checks, and `answer` its right answer
 * as a sentence, for the end of the test.
 */
export const questionSchema = z.strictObject({
  id,
  neutral: z.literal(true).optional(),
  instruction: instructionSchema.optional(),
  components: z.array(componentSchema),
  solution: z.array(solutionItemSchema),
  sets: setsSchema.optional(),
  triggers: z.strictObject({
    correct: z.array(triggerSchema),
    incorrect: triggerSchema.nullable(),
  }),
  skill: z.enum(skills).optional(),
  can: z.int().positive().optional(),
  answer: instructionSchema.optional(),
});
/** A question. */
export type Question = z.infer<typeof questionSchema>;

/** PLAYER-04. Missing fields take the defaults of `withDefaults` in the engine. `recordDuration` in seconds. */
export const activityMetaSchema = z.strictObject({
  title: z.string(),
  audio: z.string().optional(),
  attempts: z.int().positive().optional(),
  shuffle: z.boolean().optional(),
  test: z.boolean().optional(),
  country: z.string().optional(),
  lingos: z.int().nonnegative(),
  wallpaper: z.string().optional(),
  recordDuration: z.number().positive().optional(),
});
/** Meta data of an activity. */
export type ActivityMeta = z.infer<typeof activityMetaSchema>;

/** PLAYER-05, NOTSHOWN-48: an empty `question_id` is for the time before the first question. */
export const testInstructionSchema = z.strictObject({
  question_id: z.string(),
  text: z.string(),
  audio: z.string().optional(),
});

/** What a child can do after a lesson, in the language asked for, and the activity that trains it. */
export const canDoSchema = z.strictObject({ text: z.string(), trains: id.optional() });
/** What a child can do after a lesson. */
export type CanDo = z.infer<typeof canDoSchema>;

/** A part of an activity, such as a story of a theatre: its questions are played without those of other parts. */
export const activityPartSchema = z.strictObject({
  title: z.string(),
  picture: z.string(),
  questionIds: z.array(id).min(1),
});
/** A part of an activity. */
export type ActivityPart = z.infer<typeof activityPartSchema>;

/**
 * An activity (PLAYER-03). `canDo` has the lines that a test checks. With `parts`, the child chooses one of them
 * and plays it (COURSE-80); an older app plays all.
 */
export const activitySchema = z.strictObject({
  id,
  meta: activityMetaSchema,
  data: z.array(questionSchema),
  testInstructions: z.array(testInstructionSchema),
  canDo: z.array(canDoSchema).optional(),
  parts: z.array(activityPartSchema).min(2).optional(),
});
/** An activity. */
export type Activity = z.infer<typeof activitySchema>;

/** A child's pick: the item, its place, and for gaps the gap number from 1 (RULE-08). */
export const pickSchema = z.strictObject({
  id,
  value: z.string().max(500),
  componentId: z.string().max(80).optional(),
  gap: z.int().positive().optional(),
});
/** One pick of a child. */
export type Pick = z.infer<typeof pickSchema>;

/**
 * A history entry (PLAYER-12, AMBIG-24, AMBIG-33). `picks` let the server judge the answer again; `skipped`
 * counts for the score but pays nothing; `left` marks a question left unanswered in a test;
 * `tries` counts checks, `time` is milliseconds on the question, `hints` replays of its sound; above their
 * `limits` they are logged as the limit, so that no answer is refused for them (PAY-06).
 * `run` names the pass through the activity: the score is that of the best run (PAY-10). Optional for old clients.
 */
export const historyEntrySchema = z.strictObject({
  questionId: id,
  valid: z.union([z.literal(0), z.literal(1)]),
  picks: z.array(pickSchema).max(limits.picksPerEntry).optional(),
  skipped: z.literal(true).optional(),
  left: z.literal(true).optional(),
  tries: z.int().nonnegative().optional(),
  time: z.int().nonnegative().optional(),
  hints: z.int().nonnegative().optional(),
  run: id.optional(),
});
/** A history entry. */
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Calls of the noun activities (CALL-50, CALL-51). */
export const activitiesEndpoints = {
  'GET activities/{id}': endpoint({
    summary: 'An activity, with instructions in the requested language',
    access: 'session',
    premium: true,
    tagged: true,
    params: z.strictObject({ id }),
    query: z.strictObject({ language: z.enum(languageCodes).optional() }),
    offline: 'cache-first',
    firstPage: 'activity',
    response: activitySchema,
    errors: ['not_found', 'activity_locked'],
  }),
  'POST users/{id}/solution': endpoint({
    summary: 'Stores answers and credits Lingos once per question',
    access: 'self',
    premium: true,
    playsOn: true,
    params: userIdParam,
    body: z.array(historyEntrySchema).max(limits.historyEntries),
    changes: [
      'GET users/{id}/lingos',
      'GET users/{id}/currentLesson',
      'GET users/{id}/lessonArchive',
      'GET users/{id}/assignments',
      'GET users/{id}/songs',
      'GET users/{id}/words',
      'GET users/{id}/wordReview',
      'GET users/{id}/meCard',
      'GET users/{id}/stickers',
      'GET streaks/{userId}',
      'GET streaks/{userId}/{otherUserId}',
    ],
    response: z.strictObject({ lingoCredit: z.int().nonnegative() }),
  }),
} as const;
