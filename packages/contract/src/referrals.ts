import { z } from 'zod';
import { referral } from './constants.ts';
import { endpoint, userIdParam } from './endpoint.ts';

/** `code` is on the child's invitation card; `count` are the children who came with it (NOTSHOWN-21). */
export const referralSchema = z.strictObject({
  code: z.string().length(referral.length),
  count: z.int().nonnegative(),
});
/** Invitation card of a child. */
export type Referral = z.infer<typeof referralSchema>;

/** Calls of the noun referrals (CALL-19). */
export const referralsEndpoints = {
  'GET users/{id}/referral': endpoint({
    summary: 'Code of the invitation card of the child, and how many children came with it',
    access: 'self',
    params: userIdParam,
    response: referralSchema,
  }),
} as const;
