import { z } from 'zod';
import { childIdParam, classIdParam } from './classes.ts';
import { referral } from './constants.ts';
import { childId, endpoint, userIdParam } from './endpoint.ts';

/** `code` is on the child's invitation card; `count` are the children who came with it (NOTSHOWN-21). */
export const referralSchema = z.strictObject({
  code: z.string().length(referral.length),
  count: z.int().nonnegative(),
});
/** Invitation card of a child. */
export type Referral = z.infer<typeof referralSchema>;

const referralCardSchema = z.strictObject({
  childId,
  code: z.string().length(referral.length),
  /** Whether this child came with the card of another one. */
  came: z.boolean(),
});
/** The invitation card of a child, as its teacher prints it. */
export type ReferralCard = z.infer<typeof referralCardSchema>;

/** Calls of the noun referrals (CALL-19). */
export const referralsEndpoints = {
  'GET users/{id}/referral': endpoint({
    summary: 'Code of the invitation card of the child, and how many children came with it',
    access: 'self',
    params: userIdParam,
    response: referralSchema,
  }),
  'GET grown-ups/classes/{classId}/referrals': endpoint({
    summary: 'Invitation cards of the children of a class',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    response: z.array(referralCardSchema),
  }),
  'POST grown-ups/children/{childId}/came': endpoint({
    summary: 'Records that a child came with the invitation card of another',
    access: 'adult',
    right: 'teachChild',
    params: childIdParam,
    body: z.strictObject({ code: z.string().trim().length(referral.length) }),
    changes: ['GET grown-ups/classes/{classId}/referrals'],
    response: z.strictObject({}),
    errors: ['not_found'],
  }),
} as const;
