import { seatGraceMs, type VoucherState } from '@digipals/contract';

/** Seats of a voucher as they are counted. */
export type SeatsLeft = {
  readonly voucherId: string;
  readonly seats: number;
  readonly used: number;
  readonly endsAt: Date;
};

/** State of a voucher at a moment. */
export function stateOf({ endsAt }: Pick<SeatsLeft, 'endsAt'>, at: Date): VoucherState {
  if (at < endsAt) return 'runs';
  return at.getTime() < endsAt.getTime() + seatGraceMs ? 'grace' : 'ended';
}

/** Seats of vouchers that ended after this moment are in their grace. */
export const graceSince = (at: Date): Date => new Date(at.getTime() - seatGraceMs);

/** Counts the seats of an owner. Those of a voucher in its grace are not given any more. */
export function countSeats(vouchers: readonly SeatsLeft[], at: Date) {
  const counted = { all: 0, used: 0, free: 0 };
  for (const voucher of vouchers) {
    const state = stateOf(voucher, at);
    if (state === 'ended') continue;
    const { seats, used } = voucher;
    const free = state === 'runs' ? seats - used : 0;
    counted.all += used + free;
    counted.used += used;
    counted.free += free;
  }
  return counted;
}

/** A child and the voucher whose seat it gets. */
export type Share = { readonly userId: string; readonly voucherId: string };

/** Shares free seats out, those that last longest first. Children for whom none is left are not in the result. */
export function shareOut(
  vouchers: readonly SeatsLeft[],
  userIds: readonly string[],
  at: Date,
): Share[] {
  const free = vouchers
    .filter(voucher => stateOf(voucher, at) === 'runs')
    .toSorted((one, other) => other.endsAt.getTime() - one.endsAt.getTime())
    .map(({ voucherId, seats, used }) => ({ voucherId, left: seats - used }));
  const shares: Share[] = [];
  for (const userId of userIds) {
    const from = free.find(({ left }) => left > 0);
    if (!from) break;
    from.left -= 1;
    shares.push({ userId, voucherId: from.voucherId });
  }
  return shares;
}
