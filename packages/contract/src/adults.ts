import { z } from 'zod';
import { adultLimits, adultRoles, staffPassword } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { deskChallengeSchema, staffCode } from './staff.ts';

/** A right of an adult: its role, and the school or class that it is for. */
export const adultRoleSchema = z.strictObject({
  role: z.enum(adultRoles),
  schoolId: z.string().nullable(),
  classId: z.string().nullable(),
});

/** The signed-in grown-up. `since`: time of sign-in, ISO 8601 in UTC. */
export const adultSchema = z.strictObject({
  adultId: z.string(),
  name: z.string(),
  email: z.string(),
  since: z.iso.datetime(),
  roles: z.array(adultRoleSchema),
});
/** The signed-in grown-up. */
export type Adult = z.infer<typeof adultSchema>;

/** E-mail of an adult. */
export const adultEmail = z.email().max(adultLimits.email);

/** A started sign-in. `enrolment`: only before the first code, the secret and its `otpauth:` address. */
export const challengeSchema = deskChallengeSchema.extend({ hasPasskey: z.boolean() });

/** The link of an invitation. `hasAccount`: its adult signs in to accept it. */
export const invitationSchema = z.strictObject({
  role: z.enum(['lead', 'teacher']),
  schoolName: z.string().nullable(),
  email: z.string().nullable(),
  hasAccount: z.boolean(),
});
/** The link of an invitation. */
export type Invitation = z.infer<typeof invitationSchema>;

/** A session of an adult. `device`: browser and system, as the browser names itself. */
export const adultSessionSchema = z.strictObject({
  sessionId: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isThis: z.boolean(),
});

/** A signed-in adult, with the token of its session. */
export const signedInSchema = z.strictObject({ token: z.string(), adult: adultSchema });

const challenge = z.string().min(1).max(200);
/** The token of a link. */
export const tokenSchema = z.string().min(1).max(200);
const token = tokenSchema;
const password = z.string().min(staffPassword.min).max(staffPassword.max);
const given = z.string().min(1).max(staffPassword.max);
const nothing = z.strictObject({});
const recoveryCodeList = z.array(z.string());

/** Sign-in and account of grown-ups, in the steps of the desk's (decision 65). */
export const adultsEndpoints = {
  'POST grown-ups/sign-in': endpoint({
    summary: 'First step of a grown-up’s sign-in: e-mail and password',
    access: 'public',
    body: z.strictObject({ email: adultEmail, password: given }),
    response: challengeSchema,
    errors: ['staff_sign_in_failed'],
  }),
  'POST grown-ups/sign-in/code': endpoint({
    summary: 'Second step: the code of the authenticator; the first one brings recovery codes',
    access: 'public',
    body: z.strictObject({ challenge, code: staffCode }),
    response: signedInSchema.extend({ recoveryCodes: recoveryCodeList.nullable() }),
    errors: ['staff_sign_in_failed'],
  }),
  'POST grown-ups/sign-in/recovery': endpoint({
    summary: 'Second step without the authenticator: a recovery code, each for one sign-in',
    access: 'public',
    body: z.strictObject({ challenge, code: z.string().trim().min(1).max(40) }),
    response: signedInSchema,
    errors: ['staff_sign_in_failed'],
  }),
  'POST grown-ups/invitation': endpoint({
    summary: 'What a link of an invitation is for; one that ended answers as an unknown one',
    access: 'public',
    body: z.strictObject({ token }),
    response: invitationSchema,
    errors: ['not_found'],
  }),
  'POST grown-ups/join': endpoint({
    summary: 'Uses an invitation: makes the account of the adult and begins its first sign-in',
    access: 'public',
    body: z.strictObject({
      token,
      name: z.string().trim().min(1).max(adultLimits.name),
      /** Only where the invitation names none. */
      email: adultEmail.optional(),
      password,
    }),
    response: challengeSchema,
    errors: ['not_found', 'email_taken', 'staff_sign_in_failed'],
  }),
  'POST grown-ups/invitation/accept': endpoint({
    summary: 'Uses an invitation of the signed-in adult',
    access: 'adult',
    right: 'self',
    body: z.strictObject({ token }),
    changes: ['GET grown-ups/me'],
    response: nothing,
    errors: ['not_found'],
  }),
  'GET grown-ups/me': endpoint({
    summary: 'The signed-in grown-up with its rights',
    access: 'adult',
    right: 'self',
    response: adultSchema,
  }),
  'POST grown-ups/proof': endpoint({
    summary: 'Shows the second factor again, for calls that need it fresh',
    access: 'adult',
    right: 'self',
    unkept: true,
    body: z.strictObject({ code: staffCode }),
    response: nothing,
    errors: ['code_refused'],
  }),
  'PUT grown-ups/password': endpoint({
    summary: 'Changes the password of the adult and ends its other sessions',
    access: 'adult',
    right: 'self',
    // A stored request would have a hash of both passwords.
    unkept: true,
    body: z.strictObject({ current: given, password }),
    changes: ['GET grown-ups/sessions'],
    response: nothing,
    errors: ['password_refused'],
  }),
  'GET grown-ups/sessions': endpoint({
    summary: 'The sessions of the adult, the newest first',
    access: 'adult',
    right: 'self',
    response: z.strictObject({
      sessions: z.array(adultSessionSchema),
      recoveryCodesLeft: z.int().nonnegative(),
    }),
  }),
  'DELETE grown-ups/sessions/{sessionId}': endpoint({
    summary: 'Ends a session of the adult',
    access: 'adult',
    right: 'self',
    params: z.strictObject({ sessionId: z.string().min(1).max(64) }),
    changes: ['GET grown-ups/sessions'],
    response: nothing,
    errors: ['not_found'],
  }),
  'POST grown-ups/recovery-codes': endpoint({
    summary: 'New recovery codes, shown once; the old ones end',
    access: 'adult',
    right: 'self',
    fresh: true,
    unkept: true,
    changes: ['GET grown-ups/sessions'],
    response: z.strictObject({ recoveryCodes: recoveryCodeList }),
  }),
  'DELETE grown-ups/sessions': endpoint({
    summary: 'Ends every other session of the adult',
    access: 'adult',
    right: 'self',
    changes: ['GET grown-ups/sessions'],
    response: nothing,
  }),
  'POST grown-ups/email': endpoint({
    summary: 'Mails a link to a new e-mail of the adult, which has the old one until it is opened',
    access: 'adult',
    right: 'self',
    fresh: true,
    body: z.strictObject({ email: adultEmail }),
    response: nothing,
  }),
  'POST grown-ups/email/confirm': endpoint({
    summary:
      'Uses the link to a new e-mail; other sessions of the adult end, and the old e-mail gets a letter',
    access: 'public',
    body: z.strictObject({ token }),
    response: z.strictObject({ email: z.string() }),
    errors: ['not_found'],
  }),
  'POST grown-ups/sign-out': endpoint({
    summary: 'Ends the session of a grown-up',
    access: 'adult',
    right: 'self',
    response: nothing,
  }),
} as const;
