import { classCodes } from './adults.ts';

/** Signs of a voucher code: its name, which everybody may see, then the secret. */
export const voucherCodes = { signs: classCodes.signs, name: 4, secret: 16 } as const;

/** Most seats of a voucher. */
export const mostSeats = 100_000;

/** How long seats last after the end of their voucher, in milliseconds. */
export const seatGraceMs = 14 * 24 * 3_600_000;

/** How long a child that lost its licence may send answers of the activity that it plays, in milliseconds. */
export const playOnMs = 24 * 3_600_000;

/** Whether a voucher runs, is over but its seats last, or has ended. */
export const voucherStates = ['runs', 'grace', 'ended'] as const;
/** State of a voucher. */
export type VoucherState = (typeof voucherStates)[number];

/**
 * Changes of seats: a voucher redeemed or ended; seats given, taken back, freed by a child that left, or by one
 * that got a seat of a newer voucher; a class that gets seats for its new children, or no longer.
 */
export const seatChanges = [
  'redeemed',
  'ended',
  'given',
  'taken',
  'left',
  'renewed',
  'classOn',
  'classOff',
] as const;
/** A change of seats. */
export type SeatChange = (typeof seatChanges)[number];
