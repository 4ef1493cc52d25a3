import { z } from 'zod';
import {
  ageBands,
  cardKinds,
  childNameMost,
  classSize,
  languageCodes,
  passwordPictures,
  session,
  teachingLanguages,
} from './constants.ts';
import { childId, contentId, endpoint } from './endpoint.ts';
import { classQuietSchema } from './quiet-hours.ts';
import { schoolIdParam } from './schools.ts';

const classId = z.string().min(1).max(64);
/** Path parameter of a class. */
export const classIdParam = z.strictObject({ classId });
/** Path parameter of a child of a class. */
export const childIdParam = z.strictObject({ childId });

/** What a teacher says about a class. */
export const classFactsSchema = z.strictObject({
  className: z.string().trim().min(1).max(40),
  ageBand: z.union(ageBands.map(band => z.literal(band))),
  /** The English that its children learn. */
  teachingLanguage: z.enum(teachingLanguages),
  /** In which lesson new children start; null for the first of the course. */
  firstLesson: contentId.nullable(),
  quiet: classQuietSchema,
});
/** What a teacher says about a class. */
export type ClassFacts = z.infer<typeof classFactsSchema>;

/** A class in a list. */
export const classSchema = classFactsSchema.extend({
  classId: z.string(),
  schoolId: z.string(),
  classCode: z.string(),
  isArchived: z.boolean(),
  /** What its new cards have. */
  cardKind: z.enum(cardKinds),
  children: z.int().nonnegative(),
  teachers: z.array(z.string()),
});
/** A class in a list. */
export type SchoolClass = z.infer<typeof classSchema>;

/** First name of a child as it is shown. No surname. */
export const childName = z
  .string()
  .trim()
  .min(1)
  .max(childNameMost)
  .regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’-]*$/u, 'has a character that no name has');

/** Month and year of birth, for the age band. */
export const birthSchema = z.strictObject({
  year: z.int().min(1990).max(2100),
  month: z.int().min(1).max(12),
});
/** Month and year of birth. */
export type Birth = z.infer<typeof birthSchema>;

/** What a teacher says about a child. */
export const childFactsSchema = z.strictObject({
  name: childName,
  birth: birthSchema.nullable(),
  /** The help language. */
  language: z.enum(languageCodes),
});
/** What a teacher says about a child. */
export type ChildFacts = z.infer<typeof childFactsSchema>;

/** A child of a class. `lastHere` is null before the first sign-in. */
export const classChildSchema = childFactsSchema.extend({
  childId: z.string(),
  avatarImage: z.string(),
  isOnline: z.boolean(),
  lastHere: z.iso.datetime().nullable(),
  /** False for a child that left: it has no pictures and cannot sign in. */
  hasCard: z.boolean(),
  /** Whether its card has a badge. */
  hasBadge: z.boolean(),
  contactAllowed: z.boolean(),
  leftAt: z.iso.datetime().nullable(),
});
/** A child of a class. */
export type ClassChild = z.infer<typeof classChildSchema>;

/** A class with its children, also those that left. */
export const classPageSchema = classSchema.extend({
  people: z.array(classChildSchema),
});
/** A class with its children. */
export type ClassPage = z.infer<typeof classPageSchema>;

/**
 * What a child signs in with, seen only in this answer: three pictures, or the secret of a badge and at most one
 * picture, which is not printed.
 */
export const signInCardSchema = z.strictObject({
  childId: z.string(),
  name: z.string(),
  pictures: z.array(z.enum(passwordPictures)).max(session.pictureCount),
  badge: z.string().nullable(),
});
/** What a child signs in with. */
export type SignInCard = z.infer<typeof signInCardSchema>;

const nothing = z.strictObject({});
const lists = [
  'GET grown-ups/schools/{schoolId}/classes',
  'GET grown-ups/classes/{classId}',
] as const;
/** Reads that an import or a change of a child outdates. */
export const peopleReads = [
  ...lists,
  'GET grown-ups/consent/classes/{classId}',
  'GET grown-ups/licences/classes/{classId}',
  'GET grown-ups/licences/schools/{schoolId}',
] as const;
const everywhere = [...peopleReads, 'GET grown-ups/schools/{schoolId}'] as const;

/** Calls of the noun classes (CLASS rows). */
export const classesEndpoints = {
  'GET grown-ups/schools/{schoolId}/classes': endpoint({
    summary: 'The classes of a school: all for its leads, the own ones for a teacher',
    access: 'adult',
    right: 'workInSchool',
    params: schoolIdParam,
    response: z.array(classSchema),
  }),
  'POST grown-ups/schools/{schoolId}/classes': endpoint({
    summary: 'Makes a class with a new code; a teacher that makes it teaches it',
    access: 'adult',
    right: 'workInSchool',
    params: schoolIdParam,
    body: classFactsSchema,
    changes: [...everywhere, 'GET grown-ups/me', 'GET grown-ups/schools/{schoolId}/people'],
    response: classSchema,
  }),
  'GET grown-ups/classes/{classId}': endpoint({
    summary: 'A class with its children',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    response: classPageSchema,
  }),
  'PUT grown-ups/classes/{classId}': endpoint({
    summary: 'Changes a class; nobody signs in to an archived one',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    body: classFactsSchema.extend({ isArchived: z.boolean() }),
    changes: everywhere,
    response: classSchema,
  }),
  'PUT grown-ups/classes/{classId}/cards': endpoint({
    summary: 'Chooses what new cards of a class have; cards that exist stay as they are',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    body: z.strictObject({ cardKind: z.enum(cardKinds) }),
    changes: peopleReads,
    response: classSchema,
  }),
  'POST grown-ups/classes/{classId}/code': endpoint({
    summary: 'Gives a class a new code; the old one ends',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    changes: peopleReads,
    response: classSchema,
  }),
  'POST grown-ups/classes/{classId}/children': endpoint({
    summary: 'Adds children with new cards: all, or none when one cannot be added',
    access: 'adult',
    right: 'teachClass',
    // Pictures are stored only as hashes.
    unkept: true,
    params: classIdParam,
    body: z.strictObject({
      children: z.array(childFactsSchema).min(1).max(classSize.atOnce),
    }),
    changes: everywhere,
    response: z.strictObject({ cards: z.array(signInCardSchema) }),
    errors: ['name_taken', 'class_full'],
  }),
  'PUT grown-ups/children/{childId}': endpoint({
    summary: 'Changes name, birth and help language of a child',
    access: 'adult',
    right: 'teachChild',
    params: childIdParam,
    body: childFactsSchema,
    changes: peopleReads,
    response: nothing,
    errors: ['name_taken'],
  }),
  'POST grown-ups/children/{childId}/card': endpoint({
    summary: 'Makes a new card with new pictures, and signs the child out',
    access: 'adult',
    right: 'teachChild',
    unkept: true,
    params: childIdParam,
    changes: peopleReads,
    response: signInCardSchema,
    errors: ['child_left'],
  }),
  'DELETE grown-ups/children/{childId}/badge': endpoint({
    summary: 'Takes the badge of a child back, which is signed out',
    access: 'adult',
    right: 'teachChild',
    params: childIdParam,
    changes: peopleReads,
    response: nothing,
    errors: ['not_found'],
  }),
  'POST grown-ups/children/{childId}/move': endpoint({
    summary: 'Moves a child to another class of the caller in the same school',
    access: 'adult',
    right: 'teachChild',
    params: childIdParam,
    body: classIdParam,
    changes: peopleReads,
    response: nothing,
    errors: ['name_taken', 'class_full'],
  }),
  'POST grown-ups/children/{childId}/leave': endpoint({
    summary: 'The child has left: it cannot sign in, and contact with others ends',
    access: 'adult',
    right: 'teachChild',
    params: childIdParam,
    changes: everywhere,
    response: nothing,
  }),
  'POST grown-ups/children/{childId}/return': endpoint({
    summary: 'A child that left is back, with a new card',
    access: 'adult',
    right: 'teachChild',
    unkept: true,
    params: childIdParam,
    changes: everywhere,
    response: signInCardSchema,
    errors: ['class_full', 'child_left'],
  }),
} as const;
