import type { StaffRole } from './review.ts';

/** Whether an adult of the desk works here: those on leave and removed cannot sign in. */
export const staffStates = ['active', 'leave', 'removed'] as const;
/** Whether an adult of the desk works here. */
export type StaffState = (typeof staffStates)[number];

/** The desk says that a vetting ends from this many days before. */
export const vettingSoonDays = 30;

/** Whether a vetting holds: `none` was never written down, and `ends` within `vettingSoonDays`. */
export type Vetting = 'none' | 'holds' | 'ends' | 'expired';

const DAY_MS = 86_400_000;

/** Whether a vetting holds until the end of a day (YYYY-MM-DD, in UTC). `now`: milliseconds since 1970. */
export function vettingOf(until: string | null, now: number): Vetting {
  if (until === null) return 'none';
  const endsAt = Date.parse(`${until}T00:00:00Z`) + DAY_MS;
  if (endsAt <= now) return 'expired';
  return endsAt - now <= vettingSoonDays * DAY_MS ? 'ends' : 'holds';
}

/**
 * A second factor anew takes two people; the first says in `minReason` characters how the third was
 * recognised. It works `waitMs` after the second confirms, for `validMs`; unconfirmed it ends after that.
 */
export const factorReset = {
  minReason: 20,
  waitMs: 24 * 3_600_000,
  validMs: 7 * 24 * 3_600_000,
} as const;

/** Adults are asked once a year whom they know. */
export const tieRules = { askAgainMs: 365 * DAY_MS } as const;

/** The next free name of an adult by role and number, such as "Reviewer 07". */
export function nextStaffName(role: StaffRole, taken: ReadonlySet<string>): string {
  const title = `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
  for (let number = 1; ; number += 1) {
    const next = `${title} ${String(number).padStart(2, '0')}`;
    if (!taken.has(next)) return next;
  }
}
