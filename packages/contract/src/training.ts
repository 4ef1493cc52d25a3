import { z } from 'zod';
import { endpoint, userIdParam } from './endpoint.ts';

/**
 * An activity in the training list (TRAIN-18). `userScore` is null until it has been played (AMBIG-65). `book`: what
 * the child chooses in it is a book that it can read again; with `poster` it is shown as one. Optional for old clients.
 */
export const lessonActivitySchema = z.strictObject({
  activityId: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  lingos: z.int().nonnegative(),
  scoreThreshold: z.number(),
  userScore: z.int().nonnegative().nullable(),
  totalScore: z.int().nonnegative(),
  locked: z.boolean(),
  test: z.boolean().optional(),
  book: z.literal(true).optional(),
  poster: z.literal(true).optional(),
});
/** An activity in the training list. */
export type LessonActivity = z.infer<typeof lessonActivitySchema>;

/** A review of a block of lessons has the number of the last of them. Optional for old clients. */
export const reviewField = { review: z.literal(true).optional() };

/** A lesson by its place in the course. `title` is in the English the child learns. */
const lessonHeadSchema = z.strictObject({
  lessonId: z.string(),
  number: z.int().positive(),
  ...reviewField,
  title: z.string(),
  thumbnail: z.string(),
});
/** A lesson by its place in the course. */
export type LessonHead = z.infer<typeof lessonHeadSchema>;

/**
 * A lesson with its activities. `bytes` is the size of the activities and their media in the child's
 * languages: the most that saving the lesson for offline use takes. `hasFrames`: it ends with a letter to a
 * friend; its frames are an answer of their own, because the friend needs them too.
 */
export const lessonSchema = lessonHeadSchema.extend({
  activities: z.array(lessonActivitySchema),
  bytes: z.int().nonnegative(),
  hasFrames: z.literal(true).optional(),
});
/** A lesson with its activities. */
export type Lesson = z.infer<typeof lessonSchema>;

/**
 * TRAIN-19, NOTSHOWN-62: `unlockLesson` is true when the child has finished all activities. The
 * child then stays in the lesson until it moves on to `nextLesson`, which is null after the last one.
 */
export const currentLessonSchema = lessonSchema.extend({
  unlockLesson: z.boolean(),
  nextLesson: lessonHeadSchema.nullable(),
});
/** The lesson a child is in. */
export type CurrentLesson = z.infer<typeof currentLessonSchema>;

/** The lessons before the current one, in course order (CALL-29). */
export const lessonArchiveSchema = z.array(lessonSchema);
/** The lessons before the current one. */
export type LessonArchive = z.infer<typeof lessonArchiveSchema>;

/** Calls of the noun training (CALL-29, CALL-30). */
export const trainingEndpoints = {
  'GET users/{id}/currentLesson': endpoint({
    summary: 'The current lesson of the child, with scores and locks',
    access: 'self',
    premium: true,
    tagged: true,
    params: userIdParam,
    offline: 'server-first',
    firstPage: 'lesson',
    response: currentLessonSchema,
  }),
  'POST users/{id}/currentLesson': endpoint({
    summary: 'Moves on to the next lesson when the current one is finished',
    access: 'self',
    premium: true,
    params: userIdParam,
    body: z.strictObject({ lessonId: z.string().min(1).max(80) }),
    changes: ['GET users/{id}/currentLesson', 'GET users/{id}/lessonArchive'],
    response: currentLessonSchema,
    errors: ['not_found', 'lesson_locked'],
  }),
  'GET users/{id}/lessonArchive': endpoint({
    summary: 'The child’s finished lessons, with activities and scores',
    access: 'self',
    premium: true,
    tagged: true,
    params: userIdParam,
    offline: 'server-first',
    response: lessonArchiveSchema,
  }),
} as const;
