import { z } from 'zod';
import { childIdParam, classIdParam } from './classes.ts';
import { assignmentNote, classSize } from './constants.ts';
import { childId, contentId, endpoint, userIdParam } from './endpoint.ts';
import { schoolIdParam } from './schools.ts';
import { reviewField } from './training.ts';

/** What a teacher says about an assignment. */
export const assignmentFactsSchema = z.strictObject({
  lessonId: contentId,
  /** Activities of the lesson. */
  activityIds: z.array(contentId).min(1).max(30),
  /** At most `assignmentDays` from today. */
  dueOn: z.iso.date(),
  /** Words for the child; may be empty. */
  note: z.string().trim().max(assignmentNote),
  children: z.array(childId).min(1).max(classSize.most),
});
/** What a teacher says about an assignment. */
export type AssignmentFacts = z.infer<typeof assignmentFactsSchema>;

const activityHeadSchema = z.strictObject({
  activityId: z.string(),
  title: z.string(),
  thumbnail: z.string(),
});

const childHead = { childId: z.string(), name: z.string(), avatarImage: z.string() };

const assignmentHead = {
  assignmentId: z.string(),
  lessonId: z.string(),
  number: z.int().positive(),
  ...reviewField,
  title: z.string(),
  dueOn: z.iso.date(),
  note: z.string(),
};

/** An assignment of a class, and who has done it. */
export const assignmentSchema = z.strictObject({
  ...assignmentHead,
  activities: z.array(activityHeadSchema),
  children: z.array(z.strictObject({ ...childHead, done: z.boolean() })),
});
/** An assignment of a class, and who has done it. */
export type Assignment = z.infer<typeof assignmentSchema>;

/** An assignment that a child has not done yet. */
export const ownAssignmentSchema = z.strictObject({
  ...assignmentHead,
  activities: z.array(activityHeadSchema.extend({ done: z.boolean() })),
});
/** An assignment that a child has not done yet. */
export type OwnAssignment = z.infer<typeof ownAssignmentSchema>;

/** The lessons of the course. */
export const courseLessonsSchema = z.array(
  z.strictObject({
    lessonId: z.string(),
    number: z.int().positive(),
    ...reviewField,
    title: z.string(),
    thumbnail: z.string(),
  }),
);
/** The lessons of the course. */
export type CourseLessons = z.infer<typeof courseLessonsSchema>;

/** The lessons of a class. `children`: which lesson each is in, and which later ones were opened for it. */
export const classLessonsSchema = z.strictObject({
  lessons: courseLessonsSchema,
  children: z.array(
    z.strictObject({ ...childHead, lessonId: z.string(), opened: z.array(z.string()) }),
  ),
});
/** The lessons of a class. */
export type ClassLessons = z.infer<typeof classLessonsSchema>;

/** The activities of a lesson, and which children of a class have done them. */
export const classLessonSchema = z.strictObject({
  activities: z.array(
    activityHeadSchema.extend({ test: z.boolean(), doneBy: z.array(z.string()) }),
  ),
});
/** The activities of a lesson, and which children of a class have done them. */
export type ClassLesson = z.infer<typeof classLessonSchema>;

const nothing = z.strictObject({});
const assignmentParam = classIdParam.extend({ assignmentId: z.string().min(1).max(64) });
const lessonParam = classIdParam.extend({ lessonId: contentId });
const list = ['GET grown-ups/classes/{classId}/assignments'] as const;
const lessons = ['GET grown-ups/classes/{classId}/lessons'] as const;

/** Calls of the noun assignments (CLASS rows). */
export const assignmentsEndpoints = {
  'GET users/{id}/assignments': endpoint({
    summary: 'What a teacher gave the child to do and it has not done yet, the earliest day first',
    access: 'self',
    premium: true,
    params: userIdParam,
    offline: 'server-first',
    response: z.array(ownAssignmentSchema),
  }),
  'GET grown-ups/schools/{schoolId}/lessons': endpoint({
    summary: 'The lessons of the course, for a class that is made',
    access: 'adult',
    right: 'workInSchool',
    params: schoolIdParam,
    response: courseLessonsSchema,
  }),
  'GET grown-ups/classes/{classId}/lessons': endpoint({
    summary: 'The lessons of a class, and where its children are',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    response: classLessonsSchema,
  }),
  'GET grown-ups/classes/{classId}/lessons/{lessonId}': endpoint({
    summary: 'The activities of a lesson, and who has done them',
    access: 'adult',
    right: 'teachClass',
    params: lessonParam,
    response: classLessonSchema,
  }),
  'POST grown-ups/classes/{classId}/lessons/{lessonId}/open': endpoint({
    summary: 'Opens a lesson early for children of a class',
    access: 'adult',
    right: 'teachClass',
    params: lessonParam,
    body: assignmentFactsSchema.pick({ children: true }),
    changes: lessons,
    response: nothing,
  }),
  'POST grown-ups/children/{childId}/lesson': endpoint({
    summary: 'Starts a child in another lesson; what it has done and come to stays',
    access: 'adult',
    right: 'teachChild',
    params: childIdParam,
    body: z.strictObject({ lessonId: contentId }),
    changes: lessons,
    response: nothing,
  }),
  'GET grown-ups/classes/{classId}/assignments': endpoint({
    summary: 'The assignments of a class and who has done them, the latest day first',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    response: z.array(assignmentSchema),
  }),
  'POST grown-ups/classes/{classId}/assignments': endpoint({
    summary: 'Assigns activities of a lesson to children of a class, and opens the lesson for them',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    body: assignmentFactsSchema,
    changes: [...list, ...lessons],
    response: z.strictObject({ assignmentId: z.string() }),
  }),
  'PUT grown-ups/classes/{classId}/assignments/{assignmentId}': endpoint({
    summary: 'Changes an assignment',
    access: 'adult',
    right: 'teachClass',
    params: assignmentParam,
    body: assignmentFactsSchema,
    changes: [...list, ...lessons],
    response: nothing,
  }),
  'DELETE grown-ups/classes/{classId}/assignments/{assignmentId}': endpoint({
    summary: 'Withdraws an assignment; what was done stays done',
    access: 'adult',
    right: 'teachClass',
    params: assignmentParam,
    changes: list,
    response: nothing,
  }),
} as const;
