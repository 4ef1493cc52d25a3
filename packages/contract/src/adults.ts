import { z } from 'zod';
import { adultRoles, staffPassword } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { staffCode } from './staff.ts';

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
export const adultEmail = z.email().max(200);

/** A started sign-in. `enrolment`: only before the first code, the secret and its `otpauth:` address. */
export const challengeSchema = z.strictObject({
  challenge: z.string(),
  enrolment: z.strictObject({ secret: z.string(), address: z.string() }).nullable(),
});

const challenge = z.string().min(1).max(200);

/** Sign-in and account of grown-ups, in the steps of the desk's. */
export const adultsEndpoints = {
  'POST grown-ups/sign-in': endpoint({
    summary: 'First step of a grown-up’s sign-in: e-mail and password',
    access: 'public',
    body: z.strictObject({
      email: adultEmail,
      password: z.string().min(1).max(staffPassword.max),
    }),
    response: challengeSchema,
    errors: ['staff_sign_in_failed'],
  }),
  'POST grown-ups/sign-in/code': endpoint({
    summary: 'Second step of a grown-up’s sign-in: the code of the authenticator',
    access: 'public',
    body: z.strictObject({ challenge, code: staffCode }),
    response: z.strictObject({ token: z.string(), adult: adultSchema }),
    errors: ['staff_sign_in_failed'],
  }),
  'GET grown-ups/me': endpoint({
    summary: 'The signed-in grown-up with its rights',
    access: 'adult',
    right: 'self',
    response: adultSchema,
  }),
  'POST grown-ups/sign-out': endpoint({
    summary: 'Ends the session of a grown-up',
    access: 'adult',
    right: 'self',
    response: z.strictObject({}),
  }),
} as const;
