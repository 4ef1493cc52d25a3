import { z } from 'zod';
import { staffPassword, staffRoles } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** An adult of the desk. Others see only this name, such as «Reviewer 07». */
export const staffSchema = z.strictObject({
  staffId: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** Sign-in time; ISO 8601 in UTC. */
  since: z.iso.datetime(),
});
/** An adult of the desk. */
export type Staff = z.infer<typeof staffSchema>;

/** A started sign-in. `enrolment`: only before the first code, the secret and its `otpauth:` address. */
export const deskChallengeSchema = z.strictObject({
  challenge: z.string(),
  enrolment: z.strictObject({ secret: z.string(), address: z.string() }).nullable(),
});

/** A code of an authenticator. */
export const staffCode = z.string().regex(/^\d{6}$/);

/** Every role of the desk. */
export const everyRole = staffRoles;

/**
 * Sign-in of adults: a password starts a challenge of five minutes, which the code of an
 * authenticator (RFC 6238) completes. Adults without a second factor get its secret once, and
 * confirm it with their first code.
 */
export const staffEndpoints = {
  'POST desk/sign-in': endpoint({
    summary: 'First step of an adult’s sign-in: e-mail and password',
    access: 'public',
    body: z.strictObject({
      email: z.email().max(200),
      password: z.string().min(1).max(staffPassword.max),
    }),
    response: deskChallengeSchema,
    errors: ['staff_sign_in_failed'],
  }),
  'POST desk/sign-in/code': endpoint({
    summary: 'Second step of an adult’s sign-in: the code of the authenticator',
    access: 'public',
    body: z.strictObject({
      challenge: z.string().min(1).max(200),
      code: staffCode,
    }),
    response: z.strictObject({ token: z.string(), staff: staffSchema }),
    errors: ['staff_sign_in_failed'],
  }),
  'GET desk/me': endpoint({
    summary: 'The signed-in adult',
    access: 'staff',
    roles: everyRole,
    response: staffSchema,
  }),
  'PUT desk/password': endpoint({
    summary: 'Changes the password of the adult and ends its other sessions',
    access: 'staff',
    roles: everyRole,
    // A stored request would have a hash of both passwords.
    unkept: true,
    body: z.strictObject({
      current: z.string().min(1).max(staffPassword.max),
      password: z.string().min(staffPassword.min).max(staffPassword.max),
    }),
    changes: ['GET desk/audit'],
    response: z.strictObject({}),
    errors: ['password_refused'],
  }),
  'POST desk/sign-out': endpoint({
    summary: 'Ends the session of an adult and releases all claims',
    access: 'staff',
    roles: everyRole,
    response: z.strictObject({}),
  }),
} as const;
