import { z } from 'zod';
import { passwordPictures, session } from '../constants.ts';
import { endpoint, userIdParam } from '../endpoint.ts';
import { helpPersons, helpPictures, helpRequests, helpSayings } from './help-constants.ts';

const at = z.iso.datetime();

/** Chosen by whoever writes a line, so that a line that is sent twice counts once. */
export const helpLineId = z.string().regex(/^[\w-]{8,64}$/);

/** A line of a child: a picture, words, a tap, or who must not see it. */
export const helpLineSchema = z
  .strictObject({
    lineId: helpLineId,
    picture: z.enum(helpPictures).optional(),
    says: z.enum(helpSayings).optional(),
    text: z.string().trim().min(1).max(helpRequests.mostCharacters).optional(),
    notFor: z.array(z.enum(helpPersons)).min(1).max(helpPersons.length).optional(),
  })
  .refine(({ lineId: _, ...said }) => Object.values(said).some(one => one !== undefined), {
    message: 'says nothing',
  });
/** A line of a child. */
export type NewHelpLine = z.infer<typeof helpLineSchema>;

/** A help request as its child sees it without its pictures: no word of anybody. */
export const helpStatusSchema = z.strictObject({
  request: z
    .strictObject({
      sentAt: at,
      isRead: z.boolean(),
      /** Somebody at the desk has answered since the child last looked. */
      hasAnswer: z.boolean(),
      /** An answer was there before, so that the thread can be opened again. */
      wasAnswered: z.boolean(),
    })
    .nullable(),
  /** Minutes in which an answer comes. */
  answerInMinutes: z.int().positive(),
  /** Pictures of the child that open the thread; none for a child who signs in with a badge alone. */
  pictures: z.int().min(0).max(session.pictureCount),
  /** ISO 3166 in lower case: where the child lives. */
  country: z.string().length(2),
});
/** A help request as its child sees it without its pictures. */
export type HelpStatus = z.infer<typeof helpStatusSchema>;

/** The lines of a help request, oldest first. */
export const helpThreadSchema = z.array(
  z.strictObject({
    lineId: z.string(),
    /** The name of the grown-up who answered; null for a line of the child. */
    from: z.string().nullable(),
    picture: z.enum(helpPictures).nullable(),
    says: z.enum(helpSayings).nullable(),
    text: z.string().nullable(),
    at,
  }),
);
/** The lines of a help request, oldest first. */
export type HelpThread = z.infer<typeof helpThreadSchema>;

/**
 * A child asks for help (SAFE2-45 to SAFE2-49). These calls are confidential: no limit, rest or pause stops them, they
 * count as no minute, and no answer is stored.
 */
export const helpRequestsEndpoints = {
  'GET users/{id}/helpRequest': endpoint({
    summary: 'The help request of the child, without words',
    access: 'self',
    confidential: true,
    params: userIdParam,
    response: helpStatusSchema,
  }),
  'POST users/{id}/helpRequest': endpoint({
    summary: 'Adds a line to the help request of the child, or opens one',
    access: 'self',
    confidential: true,
    unkept: true,
    params: userIdParam,
    body: helpLineSchema,
    response: helpStatusSchema,
  }),
  'DELETE users/{id}/helpRequest/{lineId}': endpoint({
    summary: 'Says within ten seconds that a picture was the wrong one',
    access: 'self',
    confidential: true,
    unkept: true,
    params: userIdParam.extend({ lineId: helpLineId }),
    response: helpStatusSchema,
    errors: ['not_found', 'too_late'],
  }),
  'POST users/{id}/helpRequest/open': endpoint({
    summary: 'Opens the lines of the help request with the pictures of the child',
    access: 'self',
    confidential: true,
    unkept: true,
    params: userIdParam,
    body: z.strictObject({
      pictures: z.array(z.enum(passwordPictures)).max(session.pictureCount),
    }),
    response: helpThreadSchema,
    errors: ['sign_in_failed'],
  }),
} as const;
