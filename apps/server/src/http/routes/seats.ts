import type { EndpointKey } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { listClassSeats, readSchoolLicences, setFamilySeat } from '../../domains/seats/index.ts';
import { giveSeats, readFamilyLicences, takeSeats } from '../../use-cases/give-seats.ts';
import { createRedeemer } from '../../use-cases/redeem-voucher.ts';
import type { Call, HandlersOf } from '../call.ts';

type Key = Extract<EndpointKey, `${string} grown-ups/licences${string}`>;
type RedeemKey = Extract<Key, `${string}/vouchers`>;
type RedeemCall = Pick<Call<RedeemKey>, 'adult' | 'address' | 'now' | 'body' | 'params'>;

/** Calls about vouchers and seats. */
export const seatsHandlers = (deps: AppDeps): HandlersOf<Key> => {
  const redeem = createRedeemer(deps);
  const redeemer = {
    prepare: ({ adult, body, address, now, params }: RedeemCall) =>
      redeem({ adult, code: body.code, address, at: new Date(now) }, params),
  };
  return {
    'GET grown-ups/licences/schools/{schoolId}': ({ db, params, now }) =>
      readSchoolLicences(db, params.schoolId, new Date(now)),
    'GET grown-ups/licences/classes/{classId}': ({ db, params, now }) =>
      listClassSeats(db, params.classId, new Date(now)),
    'POST grown-ups/licences/schools/{schoolId}/vouchers': redeemer,
    'POST grown-ups/licences/children/{childId}/vouchers': redeemer,
    'POST grown-ups/licences/schools/{schoolId}/give': async ({ db, adult, params, body, now }) => {
      await giveSeats(db, { ...params, adultId: adult.adultId, to: body, at: new Date(now) });
      return {};
    },
    'POST grown-ups/licences/schools/{schoolId}/take': async ({ db, adult, params, body, now }) => {
      await takeSeats(db, { ...params, adultId: adult.adultId, to: body, at: new Date(now) });
      return {};
    },
    'GET grown-ups/licences': ({ db, adult, now }) => readFamilyLicences(db, adult, new Date(now)),
    'PUT grown-ups/licences/children/{childId}': async ({ db, adult, params, body, now }) => {
      await setFamilySeat(db, {
        ...params,
        ...body,
        adultId: adult.adultId,
        at: new Date(now),
      });
      return {};
    },
  };
};
