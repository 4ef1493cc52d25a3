import { type DutySeat, duty, dutySeats, type OnDuty, type StaffRole } from '@digipals/contract';
import type { Opening } from './service-hours.policy.ts';

/** An adult of the desk, and what it does now. */
export type AtDesk = {
  readonly staffId: string;
  readonly role: StaffRole;
  readonly seenAt: Date | null;
  /** Signed in, and not paused. */
  readonly isActive: boolean;
  /** Seats of its shifts at this moment. */
  readonly seats: readonly DutySeat[];
  /** These, and seats of shifts that ended in the last five minutes. */
  readonly latelySeats: readonly DutySeat[];
};

/** Who is at the desk. `hasRota`: false before the first shift. */
export type Desk = { readonly people: readonly AtDesk[]; readonly hasRota: boolean };

/** The seat of a role while the desk has no rota. */
const seatOfRole: Partial<Record<StaffRole, DutySeat>> = {
  reviewer: 'reader',
  senior: 'senior',
  lead: 'lead',
};

const isOnCall = (seat: DutySeat): boolean => seat === 'on_call_1' || seat === 'on_call_2';

const seatsOf = (
  { role, ...own }: AtDesk,
  hasRota: boolean,
  which: 'seats' | 'latelySeats' = 'seats',
): readonly DutySeat[] => {
  if (hasRota) return own[which];
  const seat = seatOfRole[role];
  return seat ? [seat] : [];
};

const isSeen = ({ seenAt }: AtDesk, now: number): boolean =>
  seenAt !== null && seenAt.getTime() > now - duty.seenMs;

/** An adult with a shift is on duty if it was seen in the last five minutes, and on call in any case. */
export function countOnDuty({ people, hasRota }: Desk, now: number): OnDuty {
  const counts = Object.fromEntries(dutySeats.map(seat => [seat, 0])) as Record<DutySeat, number>;
  for (const one of people) {
    for (const seat of new Set(seatsOf(one, hasRota))) {
      if (isOnCall(seat) || (isSeen(one, now) && one.isActive)) counts[seat] += 1;
    }
  }
  return counts;
}

/** People on duty who read, each counted once. */
export const countReaders = ({ people, hasRota }: Desk, now: number): number =>
  people.filter(
    one => isSeen(one, now) && one.isActive && seatsOf(one, hasRota).some(seat => !isOnCall(seat)),
  ).length;

/**
 * Since when nobody of these seats is at the desk, while it is open; null if somebody is, or was in the last five
 * minutes. A short pause or a change of shifts is not an absence.
 */
export function absentSince(
  { people, hasRota }: Desk,
  opening: Opening,
  { now, seats }: { now: number; seats: readonly DutySeat[] },
): number | null {
  if (!opening.isOpen) return null;
  const seen = people
    .filter(one => seatsOf(one, hasRota, 'latelySeats').some(seat => seats.includes(seat)))
    .map(({ seenAt }) => seenAt?.getTime() ?? 0);
  const since = Math.max(opening.since ?? 0, ...seen);
  return now - since >= duty.seenMs ? since : null;
}

/** Seats whose people read. */
export const readingSeats: readonly DutySeat[] = dutySeats.filter(seat => !isOnCall(seat));
