import { z } from 'zod';
import { staffRoles } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** An adult of the desk. Others know it by this name alone, such as «Reviewer 07». */
export const staffSchema = z.strictObject({
  staffId: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** Since when it is signed in; ISO 8601 in UTC. */
  since: z.iso.datetime(),
});
/** An adult of the desk. */
export type Staff = z.infer<typeof staffSchema>;

/** Every role of the desk. */
export const everyRole = staffRoles;

/**
 * Calls by which adults sign in: a password answers a challenge of five minutes, the code of an
 * authenticator (RFC 6238) ends it. Who has no second factor yet is given its secret once, and signs
 * in by the first code from it.
 */
export const staffEndpoints = {
  'POST desk/sign-in': endpoint({
    summary: 'First step of an adult: e-mail and password',
    access: 'public',
    body: z.strictObject({
      email: z.email().max(200),
      password: z.string().min(1).max(200),
    }),
    response: z.strictObject({
      challenge: z.string(),
      /** Only before the first code: the secret and its `otpauth:` address. */
      enrolment: z.strictObject({ secret: z.string(), address: z.string() }).nullable(),
    }),
    errors: ['staff_sign_in_failed'],
  }),
  'POST desk/sign-in/code': endpoint({
    summary: 'Second step of an adult: the code of the authenticator',
    access: 'public',
    body: z.strictObject({
      challenge: z.string().min(1).max(200),
      code: z.string().regex(/^\d{6}$/),
    }),
    response: z.strictObject({ token: z.string(), staff: staffSchema }),
    errors: ['staff_sign_in_failed'],
  }),
  'GET desk/me': endpoint({
    summary: 'The adult that is signed in',
    access: 'staff',
    roles: everyRole,
    response: staffSchema,
  }),
  'POST desk/sign-out': endpoint({
    summary: 'Ends the session of an adult and gives back what it holds',
    access: 'staff',
    roles: everyRole,
    response: z.strictObject({}),
  }),
} as const;
