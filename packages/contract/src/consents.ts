import { z } from 'zod';
import { adultEmail, challengeSchema, tokenSchema } from './adults.ts';
import { childIdParam, classIdParam } from './classes.ts';
import {
  askedPurposes,
  classSize,
  consentMethods,
  consentPurposes,
  languageCodes,
  relations,
  staffPassword,
} from './constants.ts';
import { childId, endpoint } from './endpoint.ts';

/**
 * What counts for one purpose. `open`: nobody has answered; `paused`: the notice has changed since. The rest is null
 * until somebody has answered; `who` also where the reader may not know it.
 */
export const consentSchema = z.strictObject({
  purpose: z.enum(consentPurposes),
  state: z.enum(['yes', 'no', 'open', 'paused']),
  who: z.string().nullable(),
  relation: z.enum(relations).nullable(),
  method: z.enum(consentMethods).nullable(),
  version: z.int().positive().nullable(),
  at: z.iso.datetime().nullable(),
});
/** What counts for one purpose. */
export type Consent = z.infer<typeof consentSchema>;

/** A yes or no for each purpose that families are asked. */
export const choicesSchema = z.strictObject({
  contact: z.boolean(),
  visible: z.boolean(),
  weeklyLetter: z.boolean(),
});
/** A yes or no for each purpose that families are asked. */
export type Choices = z.infer<typeof choicesSchema>;

const childConsentsSchema = z.strictObject({
  childId: z.string(),
  name: z.string(),
  avatarImage: z.string(),
  consents: z.array(consentSchema),
});
/** The consents of a child. */
export type ChildConsents = z.infer<typeof childConsentsSchema>;

const askedChildSchema = childConsentsSchema.extend({
  language: z.enum(languageCodes),
  /** Address of the grown-up; null if none is known. */
  email: z.string().nullable(),
  /** When the letter was made whose code still works. */
  askedAt: z.iso.datetime().nullable(),
});
/** A child of a class, with what its teacher sees of its consents. */
export type AskedChild = z.infer<typeof askedChildSchema>;

/** A letter to a family to print. Its code is seen only in this answer. */
export const familyLetterSchema = z.strictObject({
  childId: z.string(),
  name: z.string(),
  language: z.enum(languageCodes),
  code: z.string(),
  link: z.string(),
  until: z.iso.datetime(),
});
/** A letter to a family to print. */
export type FamilyLetter = z.infer<typeof familyLetterSchema>;

/**
 * What a code or link opens: `ask` the questions, `confirm` an answer that waits for its second message, `change`
 * the answers that count, with an account.
 */
export const openedConsentSchema = z.strictObject({
  kind: z.enum(['ask', 'confirm', 'change']),
  name: z.string(),
  avatarImage: z.string(),
  schoolName: z.string(),
  className: z.string(),
  language: z.enum(languageCodes),
  noticeVersion: z.int().positive(),
  /** What counts, for `change`. */
  consents: z.array(consentSchema),
  /** What waits to be confirmed. */
  choices: choicesSchema.nullable(),
  who: z.string().nullable(),
  email: z.string().nullable(),
  /** For `change`: the child, and whether the e-mail has an account. */
  childId: z.string().nullable(),
  hasAccount: z.boolean(),
});
/** What a code or link opens. */
export type OpenedConsent = z.infer<typeof openedConsentSchema>;

const key = z.string().trim().min(1).max(200);
const who = z.string().trim().min(1).max(80);
const relation = z.enum(relations);
const nothing = z.strictObject({});
const ofClass = 'GET grown-ups/consent/classes/{classId}';
const ofTeachers = [ofClass, 'GET grown-ups/classes/{classId}'] as const;

/** Consent by purpose (CONSENT rows, decision 68). */
export const consentsEndpoints = {
  'GET grown-ups/consent/classes/{classId}': endpoint({
    summary: 'The consents of the children of a class that have not left',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    response: z.array(askedChildSchema),
  }),
  'POST grown-ups/consent/classes/{classId}/letters': endpoint({
    summary: 'Makes letters to families, to print or by e-mail where an address is known',
    access: 'adult',
    right: 'teachClass',
    // Codes are stored only as hashes.
    unkept: true,
    params: classIdParam,
    body: z.strictObject({
      by: z.enum(['paper', 'email']),
      children: z.array(childId).min(1).max(classSize.most),
      /** For other grown-ups than the first, on paper: usual codes that were not used stay. */
      forAnother: z.boolean().optional(),
    }),
    changes: [ofClass],
    response: z.strictObject({
      /** Letters to print; none by e-mail. */
      letters: z.array(familyLetterSchema),
      sent: z.int().nonnegative(),
    }),
    errors: ['not_found'],
  }),
  'POST grown-ups/consent/children/{childId}/invitation': endpoint({
    summary:
      'Sends a letter to another grown-up of a child; usual codes, answers and the address stay',
    access: 'adult',
    right: 'teachChild',
    fresh: true,
    params: childIdParam,
    body: z.strictObject({ email: adultEmail }),
    changes: [ofClass],
    response: nothing,
    errors: ['child_left'],
  }),
  'PUT grown-ups/consent/children/{childId}/address': endpoint({
    summary: 'Sets the e-mail address of the grown-up of a child',
    access: 'adult',
    right: 'teachChild',
    fresh: true,
    params: childIdParam,
    body: z.strictObject({ email: adultEmail }),
    changes: [ofClass],
    response: nothing,
    errors: ['child_left'],
  }),
  'POST grown-ups/consent/children/{childId}/signed': endpoint({
    summary: 'Records the answers of a letter that was signed and given back',
    access: 'adult',
    right: 'teachChild',
    fresh: true,
    params: childIdParam,
    body: z.strictObject({ who, relation, choices: choicesSchema }),
    changes: ofTeachers,
    response: nothing,
    errors: ['child_left'],
  }),
  'POST grown-ups/consent/open': endpoint({
    summary: 'What a code or link is for; a wrong, used or old one answers as an unknown one',
    access: 'public',
    body: z.strictObject({ key }),
    response: openedConsentSchema,
    errors: ['not_found'],
  }),
  'POST grown-ups/consent/answer': endpoint({
    summary: 'Keeps the answer of a family until it confirms it by the link of a second message',
    access: 'public',
    body: z.strictObject({
      key,
      who,
      relation,
      email: adultEmail,
      language: z.enum(languageCodes),
      choices: choicesSchema,
    }),
    response: nothing,
    errors: ['not_found'],
  }),
  'POST grown-ups/consent/confirm': endpoint({
    summary: 'Makes the answer of a family count; the link ends, and another one can change it',
    access: 'public',
    body: z.strictObject({ token: tokenSchema }),
    response: z.strictObject({ token: z.string() }),
    errors: ['not_found'],
  }),
  'POST grown-ups/consent/withdraw': endpoint({
    summary: 'Withdraws a consent by the link of the last message',
    access: 'public',
    body: z.strictObject({ token: tokenSchema, purpose: z.enum(askedPurposes) }),
    response: nothing,
    errors: ['not_found'],
  }),
  'POST grown-ups/consent/join': endpoint({
    summary:
      'Makes the account of a parent by the link of the last message, and begins its sign-in',
    access: 'public',
    body: z.strictObject({
      token: tokenSchema,
      name: who,
      password: z.string().min(staffPassword.min).max(staffPassword.max),
    }),
    response: challengeSchema,
    errors: ['not_found', 'email_taken', 'staff_sign_in_failed'],
  }),
  'POST grown-ups/consent/accept': endpoint({
    summary: 'Makes the signed-in adult with the e-mail of the link a parent of its child',
    access: 'adult',
    right: 'self',
    body: z.strictObject({ token: tokenSchema }),
    changes: ['GET grown-ups/me'],
    response: nothing,
    errors: ['not_found'],
  }),
  'GET grown-ups/children/{childId}/consents': endpoint({
    summary: 'The consents of a child of the parent',
    access: 'adult',
    right: 'parentOf',
    params: childIdParam,
    response: childConsentsSchema,
  }),
  'POST grown-ups/children/{childId}/consents': endpoint({
    summary: 'Gives or withdraws a consent; it acts on the next call',
    access: 'adult',
    right: 'parentOf',
    fresh: true,
    params: childIdParam,
    body: z.strictObject({ purpose: z.enum(askedPurposes), given: z.boolean() }),
    changes: [
      'GET grown-ups/children/{childId}/consents',
      'GET grown-ups/children/{childId}/family/controls',
      'GET grown-ups/children/{childId}/family/messages',
    ],
    response: nothing,
    errors: ['child_left'],
  }),
} as const;
