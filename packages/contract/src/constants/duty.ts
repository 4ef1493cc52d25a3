import type { StaffRole } from './review.ts';

/** Seats of the rota. The last two are phones that are on day and night. */
export const dutySeats = ['reader', 'senior', 'lead', 'on_call_1', 'on_call_2'] as const;
/** A seat of the rota. */
export type DutySeat = (typeof dutySeats)[number];

/** Steps of the desk that somebody waits for. */
export const deskSteps = ['firstLook', 'second', 'helpAnswer', 'receipt'] as const;
/** A step of the desk that somebody waits for. */
export type DeskStep = (typeof deskSteps)[number];

/** Roles that may hold a seat. */
export const seatRoles: Readonly<Record<DutySeat, readonly StaffRole[]>> = {
  reader: ['reviewer', 'senior', 'lead'],
  senior: ['senior', 'lead'],
  lead: ['lead'],
  on_call_1: ['senior', 'lead'],
  on_call_2: ['senior', 'lead'],
};

/** Duty at the desk; times in milliseconds. */
export const duty = {
  /** An adult without a call for this long is not on duty. */
  seenMs: 300_000,
  /** The fewest active adults of a role (SAFE2). */
  leastActive: { lead: 2, admin: 1 },
  /** A gap in the rota rings this long before it begins. */
  gapMs: 48 * 3_600_000,
  /** Longest shift. */
  longestShiftMs: 7 * 24 * 3_600_000,
  /** Most people that a seat can need at a time. */
  mostNeeded: 50,
  /** Most days on which the desk can be closed in addition to its weekly hours. */
  mostClosedDays: 366,
  /** Notifies again after this time until a person has the alarm. */
  repeatMs: 600_000,
  /** How often the server says that its alarms work. */
  heartbeatMs: 300_000,
} as const;

/**
 * What children are told about the time until their text is read (NOTSHOWN-64): minutes to round up to, and over which
 * time decisions count, in milliseconds. `usualReadingMs`: how long one text takes while nothing was decided.
 */
export const toldTime = {
  minutes: [5, 10, 20, 30, 60],
  sinceMs: 2 * 3_600_000,
  usualReadingMs: 30_000,
} as const;
