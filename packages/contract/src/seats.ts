import { z } from 'zod';
import { childIdParam, classIdParam } from './classes.ts';
import { seatChanges, voucherStates } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { schoolIdParam } from './schools.ts';

const count = z.int().nonnegative();
const moment = z.iso.datetime();

/** A voucher that was redeemed. After `endsAt` its seats last for the grace. */
export const voucherSchema = z.strictObject({
  voucherId: z.string(),
  seats: count,
  used: count,
  redeemedAt: moment,
  endsAt: moment,
  state: z.enum(voucherStates),
});
/** A voucher that was redeemed. */
export type Voucher = z.infer<typeof voucherSchema>;

/** Seats of a school or a family; those of vouchers that have ended do not count. */
export const seatCountSchema = z.strictObject({ all: count, used: count, free: count });
/** Seats of a school or a family. */
export type SeatCount = z.infer<typeof seatCountSchema>;

/** A change of the seats of a school: all that one call did to one class. `amount` is that of free seats. */
export const seatEntrySchema = z.strictObject({
  entryId: z.string(),
  change: z.enum(seatChanges),
  amount: z.int(),
  children: count,
  /** The name of the child, when it is one. */
  name: z.string().nullable(),
  className: z.string().nullable(),
  voucherId: z.string().nullable(),
  /** Null for an operator. */
  adult: z.string().nullable(),
  at: moment,
});
/** A change of the seats of a school. */
export type SeatEntry = z.infer<typeof seatEntrySchema>;

/** A class with its seats. `hasSeats`: all its children have one while seats last. */
export const classSeatsSchema = z.strictObject({
  classId: z.string(),
  className: z.string(),
  isArchived: z.boolean(),
  children: count,
  seats: count,
  hasSeats: z.boolean(),
});
/** A class with its seats. */
export type ClassSeats = z.infer<typeof classSeatsSchema>;

/** The licences of a school. `waiting`: children who get a seat as soon as one is free. */
export const schoolLicencesSchema = z.strictObject({
  seats: seatCountSchema,
  waiting: count,
  vouchers: z.array(voucherSchema),
  classes: z.array(classSeatsSchema),
  ledger: z.array(seatEntrySchema),
});
/** The licences of a school. */
export type SchoolLicences = z.infer<typeof schoolLicencesSchema>;

/** The licences of a family. `isOpen`: all lessons are open to the child, by this seat or another way. */
export const familyLicencesSchema = z.strictObject({
  seats: seatCountSchema,
  vouchers: z.array(voucherSchema),
  children: z.array(
    z.strictObject({
      childId: z.string(),
      name: z.string(),
      hasSeat: z.boolean(),
      isOpen: z.boolean(),
    }),
  ),
});
/** The licences of a family. */
export type FamilyLicences = z.infer<typeof familyLicencesSchema>;

/** To whom seats are given: all children of a class, or one child. */
const seatTarget = z.union([classIdParam, childIdParam]);
/** To whom seats are given. */
export type SeatTarget = z.infer<typeof seatTarget>;

const voucherBody = z.strictObject({ code: z.string().trim().min(1).max(60) });
const nothing = z.strictObject({});
const ofSchool = [
  'GET grown-ups/licences/schools/{schoolId}',
  'GET grown-ups/licences/classes/{classId}',
] as const;
const ofFamily = ['GET grown-ups/licences'] as const;

/** Calls about vouchers and seats (LICENCE rows, decision 72). */
export const seatsEndpoints = {
  'GET grown-ups/licences/schools/{schoolId}': endpoint({
    summary: 'Vouchers, seats and their changes of a school',
    access: 'adult',
    right: 'leadSchool',
    params: schoolIdParam,
    response: schoolLicencesSchema,
  }),
  'GET grown-ups/licences/classes/{classId}': endpoint({
    summary: 'Which children of a class have a seat of their school',
    access: 'adult',
    right: 'teachClass',
    params: classIdParam,
    response: z.array(
      z.strictObject({ childId: z.string(), name: z.string(), hasSeat: z.boolean() }),
    ),
  }),
  'POST grown-ups/licences/schools/{schoolId}/vouchers': endpoint({
    summary: 'Redeems a voucher for a school; a wrong, used or ended code answers alike',
    access: 'adult',
    right: 'leadSchool',
    params: schoolIdParam,
    body: voucherBody,
    changes: ofSchool,
    response: nothing,
    errors: ['voucher_refused'],
  }),
  'POST grown-ups/licences/schools/{schoolId}/give': endpoint({
    summary: 'Gives seats to a class, with its new children while seats last, or to a child',
    access: 'adult',
    right: 'leadSchool',
    params: schoolIdParam,
    body: seatTarget,
    changes: ofSchool,
    response: nothing,
    errors: ['seats_used_up'],
  }),
  'POST grown-ups/licences/schools/{schoolId}/take': endpoint({
    summary: 'Takes seats back from a class or a child; new children of the class get none then',
    access: 'adult',
    right: 'leadSchool',
    params: schoolIdParam,
    body: seatTarget,
    changes: ofSchool,
    response: nothing,
  }),
  'GET grown-ups/licences': endpoint({
    summary: 'Vouchers and seats of the family of a parent, and its children',
    access: 'adult',
    right: 'self',
    response: familyLicencesSchema,
  }),
  'POST grown-ups/licences/children/{childId}/vouchers': endpoint({
    summary: 'Redeems a voucher for the family of a parent, and gives a seat to the child',
    access: 'adult',
    right: 'parentOf',
    params: childIdParam,
    body: voucherBody,
    changes: ofFamily,
    response: nothing,
    errors: ['voucher_refused'],
  }),
  'PUT grown-ups/licences/children/{childId}': endpoint({
    summary: 'Gives a seat of the family to a child, or takes it back',
    access: 'adult',
    right: 'parentOf',
    params: childIdParam,
    body: z.strictObject({ hasSeat: z.boolean() }),
    changes: ofFamily,
    response: nothing,
    errors: ['seats_used_up'],
  }),
} as const;
