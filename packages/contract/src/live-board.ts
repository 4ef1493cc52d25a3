import { z } from 'zod';
import { classIdParam } from './classes.ts';
import { endpoint } from './endpoint.ts';
import { reviewField } from './training.ts';

/** What a child is doing. `question`: the number of the one it answered last. */
const placeSchema = z.strictObject({
  lessonId: z.string(),
  activityId: z.string(),
  title: z.string(),
  question: z.int().positive(),
  questions: z.int().positive(),
});

/** A child on the board. `place` is null where its last answer was in no lesson, `minutes` without a recent one. */
export const boardChildSchema = z.strictObject({
  childId: z.string(),
  name: z.string(),
  avatarImage: z.string(),
  place: placeSchema.nullable(),
  /** None of the last questions was answered right. */
  stuck: z.boolean(),
  /** Minutes since the last answer. */
  minutes: z.int().nonnegative().nullable(),
});
/** A child on the board. */
export type BoardChild = z.infer<typeof boardChildSchema>;

/** The live board of a class: its children by name, and the lessons in which they are. */
export const liveBoardSchema = z.strictObject({
  className: z.string(),
  children: z.array(boardChildSchema),
  lessons: z.array(
    z.strictObject({
      lessonId: z.string(),
      number: z.int().positive(),
      ...reviewField,
      title: z.string(),
      activities: z.array(
        z.strictObject({ activityId: z.string(), title: z.string(), thumbnail: z.string() }),
      ),
    }),
  ),
});
/** The live board of a class. */
export type LiveBoard = z.infer<typeof liveBoardSchema>;

/** Calls of the noun board (CLASS rows). */
export const liveBoardEndpoints = {
  'GET grown-ups/classes/{classId}/board': endpoint({
    summary: 'Where the children of a class are, from the log of answers',
    access: 'adult',
    right: 'teachClass',
    tagged: true,
    params: classIdParam,
    response: liveBoardSchema,
  }),
} as const;
