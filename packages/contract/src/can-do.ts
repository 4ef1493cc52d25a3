import { z } from 'zod';
import { childIdParam, classIdParam } from './classes.ts';
import { languageCodes, paws, scoredSkills } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { reviewField } from './training.ts';

const count = z.int().nonnegative();

/** A lesson whose test checks can-do lines. `course` is the pack that it belongs to. */
const testedLessonSchema = z.strictObject({
  course: z.string(),
  lessonId: z.string(),
  number: z.int().positive(),
  ...reviewField,
  title: z.string(),
});

/** A can-do line of a lesson, and the activity that trains it. */
const canDoLineSchema = z.strictObject({
  text: z.string(),
  practise: z.strictObject({ activityId: z.string(), title: z.string() }).nullable(),
});

/** Questions of a test that ask for a skill, and those of them that were right. Nobody judges `speak`. */
const skillResultSchema = z.strictObject({
  skill: z.enum(scoredSkills),
  right: count,
  total: count,
});

/** What a child could do in its best finished test of a lesson. */
export const canDoResultSchema = testedLessonSchema.extend({
  /** When the test was played. */
  at: z.iso.datetime(),
  lines: z.array(canDoLineSchema.extend({ paw: z.enum(paws) })),
  skills: z.array(skillResultSchema),
});
/** What a child could do in its best finished test of a lesson. */
export type CanDoResult = z.infer<typeof canDoResultSchema>;

/** What the children of a class could do in the tests of their lessons. */
export const classCanDoSchema = z.array(
  testedLessonSchema.extend({
    lines: z.array(canDoLineSchema),
    /** By name; only children who have finished the test. A paw for each line. */
    results: z.array(z.strictObject({ childId: z.string(), paws: z.array(z.enum(paws)) })),
  }),
);
/** What the children of a class could do in the test of a lesson. */
export type ClassCanDo = z.infer<typeof classCanDoSchema>[number];

/** Calls about can-do lines (COURSE-85 to COURSE-88). */
export const canDoEndpoints = {
  'GET grown-ups/classes/{classId}/can-do': endpoint({
    summary: 'What the children of a class could do in the tests of their lessons',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    response: classCanDoSchema,
  }),
  'GET grown-ups/children/{childId}/family/can-do': endpoint({
    summary: 'What a child could do in the tests of its lessons, in the language asked for',
    access: 'adult',
    right: 'parentOf',
    params: childIdParam,
    query: z.strictObject({ language: z.enum(languageCodes).optional() }),
    response: z.array(canDoResultSchema),
  }),
} as const;
