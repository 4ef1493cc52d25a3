import { z } from 'zod';
import { adultEmail } from './adults.ts';
import { consentAges, keepTexts, languageCodes } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { quietHoursSchema } from './quiet-hours.ts';

/** Path parameter of a school. */
export const schoolIdParam = z.strictObject({ schoolId: z.string().min(1).max(64) });

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

/** The name of a time zone, such as `Asia/Bangkok`. */
export const timeZone = z.string().max(60).refine(isTimeZone, 'is not the name of a time zone');

/** What the lead says about a school; the rules are `keepTexts`, `consentAge` and `quiet`. */
export const schoolFactsSchema = z.strictObject({
  schoolName: z.string().trim().min(1).max(80),
  /** ISO 3166 in lower case. */
  country: z.string().regex(/^[a-z]{2}$/),
  timeZone,
  /** Help language of new children unless another one is chosen. */
  language: z.enum(languageCodes),
  keepTexts: z.enum(keepTexts),
  consentAge: z.union(consentAges.map(age => z.literal(age))),
  /** Opening hours of classes that did not choose their own; null without any. */
  quiet: quietHoursSchema.nullable(),
});
/** What the lead says about a school. */
export type SchoolFacts = z.infer<typeof schoolFactsSchema>;

/** A school with its numbers. */
export const schoolSchema = schoolFactsSchema.extend({
  schoolId: z.string(),
  classes: z.int().nonnegative(),
  children: z.int().nonnegative(),
  teachers: z.int().nonnegative(),
});
/** A school with its numbers. */
export type School = z.infer<typeof schoolSchema>;

/** Who works in a school, and who is invited. `lastHere`: the day of the last visit. */
export const schoolPeopleSchema = z.strictObject({
  people: z.array(
    z.strictObject({
      adultId: z.string(),
      name: z.string(),
      email: z.string(),
      isLead: z.boolean(),
      isTeacher: z.boolean(),
      classes: z.array(z.strictObject({ classId: z.string(), className: z.string() })),
      lastHere: z.iso.date().nullable(),
    }),
  ),
  invitations: z.array(
    z.strictObject({
      invitationId: z.string(),
      email: z.string(),
      role: z.enum(['lead', 'teacher']),
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
});
/** Who works in a school, and who is invited. */
export type SchoolPeople = z.infer<typeof schoolPeopleSchema>;

const personParam = schoolIdParam.extend({ adultId: z.string().min(1).max(64) });
const nothing = z.strictObject({});

/** Replies to letters of a school. `isKnown`: whether they came from the address of the letter. */
export const schoolRepliesSchema = z.array(
  z.strictObject({
    /** In the subject of the letter, such as `DP-1042`. */
    number: z.string(),
    letter: z.string(),
    from: z.string(),
    isKnown: z.boolean(),
    subject: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
  }),
);
/** Replies to letters of a school. */
export type SchoolReplies = z.infer<typeof schoolRepliesSchema>;

/** Calls of the noun schools (SCHOOL rows). */
export const schoolsEndpoints = {
  'POST grown-ups/schools': endpoint({
    summary: 'Makes the school of a lead who has none yet',
    access: 'adult',
    right: 'makeSchool',
    body: schoolFactsSchema,
    changes: ['GET grown-ups/me'],
    response: schoolSchema,
  }),
  'GET grown-ups/schools/{schoolId}': endpoint({
    summary: 'A school with its numbers',
    access: 'adult',
    right: 'workInSchool',
    params: schoolIdParam,
    response: schoolSchema,
  }),
  'PUT grown-ups/schools/{schoolId}': endpoint({
    summary: 'Changes what a school says about itself and its rules',
    access: 'adult',
    right: 'leadSchool',
    fresh: true,
    params: schoolIdParam,
    body: schoolFactsSchema,
    changes: ['GET grown-ups/schools/{schoolId}'],
    response: schoolSchema,
  }),
  'GET grown-ups/schools/{schoolId}/people': endpoint({
    summary: 'Who works in a school, and who is invited',
    access: 'adult',
    right: 'leadSchool',
    params: schoolIdParam,
    response: schoolPeopleSchema,
  }),
  'GET grown-ups/schools/{schoolId}/replies': endpoint({
    summary: 'Replies to letters of a school, the newest first',
    access: 'adult',
    right: 'leadSchool',
    params: schoolIdParam,
    response: schoolRepliesSchema,
  }),
  'POST grown-ups/schools/{schoolId}/invitations': endpoint({
    summary: 'Invites an adult by e-mail; the same e-mail again gets a new link',
    access: 'adult',
    right: 'leadSchool',
    fresh: true,
    params: schoolIdParam,
    body: z.strictObject({ email: adultEmail, role: z.enum(['lead', 'teacher']) }),
    changes: ['GET grown-ups/schools/{schoolId}/people'],
    response: nothing,
    errors: ['already_there', 'own_account'],
  }),
  'DELETE grown-ups/schools/{schoolId}/invitations/{invitationId}': endpoint({
    summary: 'Withdraws an invitation',
    access: 'adult',
    right: 'leadSchool',
    params: schoolIdParam.extend({ invitationId: z.string().min(1).max(64) }),
    changes: ['GET grown-ups/schools/{schoolId}/people'],
    response: nothing,
  }),
  'PUT grown-ups/schools/{schoolId}/people/{adultId}': endpoint({
    summary: 'Sets the classes that an adult of the school teaches',
    access: 'adult',
    right: 'leadSchool',
    fresh: true,
    params: personParam,
    body: z.strictObject({ classIds: z.array(z.string().max(64)).max(200) }),
    changes: [
      'GET grown-ups/schools/{schoolId}/people',
      'GET grown-ups/schools/{schoolId}/classes',
      'GET grown-ups/me',
    ],
    response: nothing,
  }),
  'DELETE grown-ups/schools/{schoolId}/people/{adultId}': endpoint({
    summary: 'Ends every right of an adult in the school, with its next call',
    access: 'adult',
    right: 'leadSchool',
    fresh: true,
    params: personParam,
    changes: [
      'GET grown-ups/schools/{schoolId}/people',
      'GET grown-ups/schools/{schoolId}/classes',
      'GET grown-ups/me',
    ],
    response: nothing,
    errors: ['last_lead'],
  }),
} as const;
