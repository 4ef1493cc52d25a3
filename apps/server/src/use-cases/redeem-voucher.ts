import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { createAdultAttempts } from '../domains/adult-sign-in/index.ts';
import { fillFamily, fillSeats, isOpenVoucher, redeem } from '../domains/seats/index.ts';
import type { AdultCaller } from '../kernel/caller.ts';

/** A voucher code that an adult typed. */
type Typed = {
  readonly adult: AdultCaller;
  readonly code: string;
  readonly address: string;
  readonly at: Date;
};

/** For whom: a school, or the family of a child. */
type For = { readonly schoolId: string } | { readonly childId: string };

/** Redeems vouchers. Wrong codes delay the next try as wrong passwords do. */
export function createRedeemer(
  deps: Pick<AppDeps, 'database' | 'clock' | 'random' | 'config'>,
): (typed: Typed, target: For) => Promise<(db: Db) => Promise<Record<string, never>>> {
  const attempts = createAdultAttempts(deps, 'voucher');

  /** @throws too_many_requests */
  const count = async ({ adult, code, address, at }: Typed): Promise<void> => {
    const attempt = await attempts.of(adult.email, address);
    await attempts.countAttempt(attempt);
    if (await isOpenVoucher(deps.database.db, code, at)) await attempts.recordSuccess(attempt);
  };

  return async (typed, target) => {
    await count(typed);
    const { code, at } = typed;
    const { adultId } = typed.adult;
    return async db => {
      if ('schoolId' in target) {
        await redeem(db, { code, owner: target }, { adultId, at });
        await fillSeats(db, target.schoolId, { adultId, at });
      } else {
        await redeem(db, { code, owner: { adultId } }, { adultId, at });
        await fillFamily(db, { adultId, childId: target.childId, at });
      }
      return {};
    };
  };
}
