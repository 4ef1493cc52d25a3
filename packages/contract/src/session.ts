import { z } from 'zod';
import { passwordPictures, session } from './constants.ts';
import { endpoint } from './endpoint.ts';

const classCode = z.string().trim().min(2).max(12);

/** The faces a child chooses from on the student page. */
export const classRosterSchema = z.strictObject({
  classCode: z.string(),
  className: z.string(),
  children: z.array(z.strictObject({ username: z.string(), avatarImage: z.string() })),
});
/** A class as the student page shows it. */
export type ClassRoster = z.infer<typeof classRosterSchema>;

/** Body of `sign-in`: the order of the pictures matters. */
export const signInSchema = z.strictObject({
  classCode,
  username: z.string().trim().min(1).max(40),
  pictures: z.array(z.enum(passwordPictures)).length(session.pictureCount),
});
/** Body of `sign-in`. */
export type SignIn = z.infer<typeof signInSchema>;

const logoutSchema = z.strictObject({ logoutUrl: z.string() });

/** Calls of the noun session (CALL-07, NOTSHOWN-23 to NOTSHOWN-25). */
export const sessionEndpoints = {
  'GET sign-in/{classCode}': endpoint({
    summary: 'The children of a class who can sign in, for the student page',
    access: 'public',
    params: z.strictObject({ classCode }),
    response: classRosterSchema,
    errors: ['not_found'],
  }),
  'POST sign-in': endpoint({
    summary: 'Exchanges a picture password for a one-time ticket for /?t=',
    access: 'public',
    body: signInSchema,
    response: z.strictObject({ ticket: z.string() }),
    errors: ['sign_in_failed', 'new_card_needed'],
  }),
  'POST sign-in/badge': endpoint({
    summary:
      'Exchanges the badge of a card for a ticket; without one, the child has to tap its picture',
    access: 'public',
    body: z.strictObject({
      badge: z
        .string()
        .max(64)
        .regex(/^[\w-]+$/),
      picture: z.enum(passwordPictures).optional(),
    }),
    response: z.strictObject({
      ticket: z.string().nullable(),
      username: z.string(),
      avatarImage: z.string(),
    }),
    errors: ['sign_in_failed', 'new_card_needed'],
  }),
  'GET logout': endpoint({
    summary: 'Ends the session, clears the storage of the browser and returns the page to go to',
    access: 'session',
    query: z.strictObject({
      /** Keeps the storage of the browser, in which another child is signed in. */
      keep: z.literal('true').optional(),
    }),
    response: logoutSchema,
  }),
  'POST logout/everywhere': endpoint({
    summary: 'Ends all sessions of the child, clears the storage of the browser',
    access: 'session',
    response: logoutSchema,
  }),
} as const;
