import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { type Actor, recordChange } from './ledger.data.ts';
import type { Owner } from './owner.ts';
import { hashOf, newVoucherCode } from './voucher-code.ts';
import { claimVoucher, endVoucher, insertVoucher, isOpen } from './vouchers.data.ts';

/** A taken name is rare: there are 900,000. */
const MOST_TRIES = 100;

/** Makes a voucher. @returns its code, which is not stored, and its name */
export async function makeVoucher(
  db: Db,
  random: AppDeps['random'],
  made: { seats: number; note: string; endsAt: Date; at: Date },
): Promise<{ code: string; voucherId: string }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { code, voucherId, hash } = newVoucherCode(random);
    if (await insertVoucher(db, { ...made, voucherId, hash })) return { code, voucherId };
  }
  throw new Error('no free name for a voucher was found');
}

/** Whether a code can be redeemed. */
export const isOpenVoucher = (db: Db, code: string, at: Date): Promise<boolean> =>
  isOpen(db, hashOf(code), at);

/** Redeems a voucher for an owner. Needs a transaction. @throws voucher_refused */
export async function redeem(
  db: Db,
  { code, owner }: { code: string; owner: Owner },
  by: Actor,
): Promise<void> {
  const claimed = await claimVoucher(db, hashOf(code), owner, by.at);
  if (!claimed) throw new ApiError('voucher_refused');
  const { voucherId, seats } = claimed;
  await recordChange(db, { change: 'redeemed', voucherId, amount: seats }, by);
}

/** Ends a voucher for an operator: its seats last for the grace. @returns false if there is nothing to end */
export async function stopVoucher(db: Db, voucherId: string, at: Date): Promise<boolean> {
  const ended = await endVoucher(db, voucherId, at);
  if (ended?.wasRedeemed) {
    await recordChange(db, { change: 'ended', voucherId, amount: 0 }, { adultId: null, at });
  }
  return ended !== undefined;
}
