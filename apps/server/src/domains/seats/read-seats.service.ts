import type { SchoolLicences } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { Owner } from './owner.ts';
import { countSeats, stateOf } from './seats.policy.ts';
import { findVouchers } from './vouchers.data.ts';

/** The vouchers and the number of seats of an owner. */
export async function readSeats(
  db: Db,
  owner: Owner,
  at: Date,
): Promise<Pick<SchoolLicences, 'seats' | 'vouchers'>> {
  const vouchers = await findVouchers(db, owner);
  return {
    seats: countSeats(vouchers, at),
    vouchers: vouchers.map(voucher => ({
      ...voucher,
      endsAt: voucher.endsAt.toISOString(),
      redeemedAt: voucher.redeemedAt.toISOString(),
      state: stateOf(voucher, at),
    })),
  };
}
