import { z } from 'zod';
import { canDoResultSchema } from './can-do.ts';
import { childIdParam, classIdParam } from './classes.ts';
import { wordSchema } from './dictionary.ts';
import { toldSchema } from './duty.ts';
import { endpoint } from './endpoint.ts';
import { reviewField } from './training.ts';
import { growths } from './words/growths.ts';

const count = z.int().nonnegative();

/** A word of a lesson, and what the class makes of it. */
export const lessonWordSchema = wordSchema
  .pick({ id: true, word: true, picture: true, meaning: true })
  .extend({
    /** The activity that asks it first. */
    activityId: z.string(),
    /** Children who were asked it. */
    met: count,
    /** Children who gave a right answer to a question that asks it. */
    known: count,
    /** Wrong answers to such questions. */
    missed: count,
  });
/** A word of a lesson, and what the class makes of it. */
export type LessonWord = z.infer<typeof lessonWordSchema>;

/** An activity of a lesson as grown-ups see it. */
const plannedActivitySchema = z.strictObject({
  activityId: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  questions: count,
  test: z.boolean(),
});

/** A lesson as grown-ups see it. `course` is the pack that it belongs to. */
export const plannedLessonSchema = z.strictObject({
  course: z.string(),
  lessonId: z.string(),
  number: z.int().positive(),
  ...reviewField,
  title: z.string(),
  thumbnail: z.string(),
  activities: z.array(plannedActivitySchema),
  words: z.array(lessonWordSchema),
});
/** A lesson as grown-ups see it. */
export type PlannedLesson = z.infer<typeof plannedLessonSchema>;

/** An activity that a child has played: the right questions of its best run, and its runs. */
const playedSchema = z.strictObject({ activityId: z.string(), right: count, tries: count });

/** Questions of a kind that a child has answered, and those that were right at the first try. */
const answeredSchema = z.strictObject({ answered: count, right: count });

/** How many texts a child has written. Never the texts. */
export const textCountsSchema = z.strictObject({
  written: count,
  delivered: count,
  returned: count,
  /** Not decided yet. */
  waiting: count,
});
/** How many texts a child has written. */
export type TextCounts = z.infer<typeof textCountsSchema>;

/** What a child has done in its course. */
export const childProgressSchema = z.strictObject({
  childId: z.string(),
  course: z.string(),
  /** The lesson that it is in; null in a course without lessons. */
  lessonId: z.string().nullable(),
  /** Ids of the lessons that it has finished. */
  finished: z.array(z.string()),
  /** Only activities that it has played. */
  played: z.array(playedSchema),
  /** Words of its course that it knows, and those of the last seven days. */
  words: count,
  newWords: count,
  /** Time on questions, in minutes. */
  minutes: count,
  minutesOfWeek: count,
  /** Speaking tasks that it has done; nobody judges them. */
  spoken: count,
  heard: answeredSchema,
  spelt: answeredSchema,
  texts: textCountsSchema,
});
/** What a child has done in its course. */
export type ChildProgress = z.infer<typeof childProgressSchema>;

/** What the children of a class have done. */
export const classProgressSchema = z.strictObject({
  /** The lessons of the courses that its children learn. */
  lessons: z.array(plannedLessonSchema),
  /** By name, without those that left. */
  children: z.array(childProgressSchema),
  /** How long children are told that a text waits. */
  told: toldSchema,
});
/** What the children of a class have done. */
export type ClassProgress = z.infer<typeof classProgressSchema>;

const childWordSchema = wordSchema
  .pick({ id: true, word: true, picture: true })
  .extend({ growth: z.enum(growths), missed: count });
/** A word that a child met, and its wrong answers to questions that ask it. */
export type ChildWord = z.infer<typeof childWordSchema>;

/** What one child has done. */
export const childPageSchema = z.strictObject({
  lessons: z.array(plannedLessonSchema.omit({ words: true })),
  child: childProgressSchema,
  /** The newest first. */
  words: z.array(childWordSchema),
  /** The days on which it played, `YYYY-MM-DD` of its country, the newest first. */
  days: z.array(z.iso.date()),
  /** What it could do in the tests of its lessons, in their order. */
  canDo: z.array(canDoResultSchema),
});
/** What one child has done. */
export type ChildPage = z.infer<typeof childPageSchema>;

/** Calls of the noun progress (CLASS-09 to CLASS-18). */
export const progressEndpoints = {
  'GET grown-ups/classes/{classId}/progress': endpoint({
    summary: 'What the children of a class have done: activities, words, time, counts of texts',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    response: classProgressSchema,
  }),
  'GET grown-ups/classes/{classId}/results': endpoint({
    summary: 'Results of a class as OneRoster 1.2: a ZIP in base64',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    response: z.strictObject({ fileName: z.string(), base64: z.string() }),
  }),
  'GET grown-ups/children/{childId}/progress': endpoint({
    summary: 'What a child has done; the register of accesses gets a row',
    access: 'adult',
    right: 'teachChild',
    params: childIdParam,
    response: childPageSchema,
  }),
} as const;
