import type { AppDeps } from '../../deps.ts';
import { readReferral } from '../../domains/referrals/index.ts';
import type { HandlersOf } from '../call.ts';

/** Calls of the noun referrals. */
export const referralsHandlers = ({ random }: AppDeps): HandlersOf<'GET users/{id}/referral'> => ({
  'GET users/{id}/referral': ({ db, params }) => readReferral(db, params.id, random),
});
