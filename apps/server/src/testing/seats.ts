import type { ResponseOf } from '@digipals/contract';
import { makeVoucher } from '../domains/seats/index.ts';
import type { TestAdult } from './adults.ts';
import type { TestChild } from './children.ts';
import type { TestApp } from './create-test-app.ts';

const DAY_MS = 86_400_000;

/** Makes a voucher that ends in a month. @returns its code */
export async function createVoucher(test: TestApp, seats: number): Promise<string> {
  const at = new Date(test.clock());
  const endsAt = new Date(test.clock() + 30 * DAY_MS);
  const { db } = test.deps.database;
  return (await makeVoucher(db, test.deps.random, { seats, note: '', endsAt, at })).code;
}

type By = { readonly lead: TestAdult; readonly schoolId: string };

/** Calls of the lead of a school about its seats. */
export function seatCalls(test: TestApp, { lead: { token }, schoolId }: By) {
  const path = `grown-ups/licences/schools/${schoolId}`;
  const post = (what: string, body: object) =>
    test.call('POST', `${path}/${what}`, { token, body });
  return {
    redeem: (code: string) => post('vouchers', { code }),
    give: (to: { classId: string } | { childId: string }) => post('give', to),
    take: (from: { classId: string } | { childId: string }) => post('take', from),
    read: async () =>
      (await test.call('GET', path, { token })).json<
        ResponseOf<'GET grown-ups/licences/schools/{schoolId}'>
      >(),
  };
}

/** Whether the licences of a child have LBMFULL, and it may see its lesson. */
export async function isOpenTo(test: TestApp, { userId, token }: TestChild): Promise<boolean> {
  const licences = await test.call('GET', `licences/${userId}`, { token });
  const lesson = await test.call('GET', `users/${userId}/currentLesson`, { token });
  const isListed = licences.json<{ sku: string }[]>().some(({ sku }) => sku === 'LBMFULL');
  if (isListed !== (lesson.status === 200)) throw new Error('licences and lessons do not agree');
  return isListed;
}
