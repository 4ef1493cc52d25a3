import type { AppDeps } from '../../deps.ts';
import { readReferral } from '../../domains/referrals/index.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { listReferralCards } from '../../use-cases/list-referral-cards.ts';
import { recordReferral } from '../../use-cases/record-referral.ts';
import type { HandlersOf } from '../call.ts';

type Key =
  | 'GET users/{id}/referral'
  | 'GET grown-ups/classes/{classId}/referrals'
  | 'POST grown-ups/children/{childId}/came';

export const referralsHandlers = ({ random }: AppDeps): HandlersOf<Key> => ({
  'GET users/{id}/referral': ({ db, params }) => readReferral(db, params.id, random),
  'GET grown-ups/classes/{classId}/referrals': ({ db, params, now }) =>
    listReferralCards(db, random, { ...params, now }),
  'POST grown-ups/children/{childId}/came': async ({ db, params, body, now }) => {
    const came = { userId: params.childId, ...body, at: new Date(now) };
    if (!(await recordReferral(db, came))) throw new ApiError('not_found');
    return {};
  },
});
