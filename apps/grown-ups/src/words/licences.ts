import type { SeatChange, VoucherState } from '@digipals/contract';

const seats = (count: number) => (count === 1 ? '1 seat' : `${count} seats`);
const children = (count: number) => (count === 1 ? '1 child' : `${count} children`);

/** Texts about vouchers and seats, for leads. */
export const licences = {
  about:
    'One seat opens all lessons for one child. Seats come from vouchers; there is nothing to pay here.',
  inUse: (all: number) => `of ${seats(all)} in use`,
  free: (count: number) => `${count} free`,
  freeShort: 'free',
  nextEnd: (day: string) => `Next end: ${day}, then 14 days of grace.`,
  byClass: 'Seats by class',
  none: 'No voucher yet',
  noneAbout: 'Redeem a voucher, then give its seats to your classes.',
  how: 'How to get a voucher',
  grace: (voucher: string, used: number, day: string) =>
    `Voucher ${voucher} is over. Its ${seats(used)} in use last until ${day}. Redeem a new voucher: the children move to it by themselves.`,
  vouchers: 'Vouchers',
  until: (count: number, day: string) => `${seats(count)} until ${day}`,
  states: {
    runs: (used: number) => `In use: ${used}`,
    grace: (used: number) => `Grace, in use: ${used}`,
    ended: () => 'Ended',
  } as const satisfies Record<VoucherState, (used: number) => string>,
  redeem: 'Redeem a voucher',
  code: 'Voucher code',
  codeAbout: 'Five groups of four characters, from those who run this DigiPals',
  doRedeem: 'Redeem',
  redeemed: 'The voucher is redeemed. Its seats can be given to classes.',
  refused: 'This code does not work. Perhaps it was used, or its time is over.',
  noneFree: 'No seat is free. Redeem another voucher, or take a seat back.',
  classes: 'Classes',
  noClass: 'There are no classes yet.',
  ofClass: (used: number, all: number) => `${used} of ${all}`,
  withNew: 'New children too',
  waiting: (count: number) =>
    count === 1
      ? '1 child waits for a seat and gets the next free one.'
      : `${count} children wait for a seat and get the next free ones.`,
  giveClass: 'Give seats',
  takeClass: 'Take back',
  choose: 'Children',
  chooseOf: (name: string) => `Seats in ${name}`,
  giveChild: 'Give',
  takeChild: 'Take back',
  takeTitle: (name: string) => `Take the seats of ${name} back?`,
  takeAbout: (count: number) =>
    `${children(count)} will have no lessons then. Whoever is in the middle of an activity plays it to the end. Nothing that a child did is lost.`,
  endsForNew:
    'When you take one seat back, new children of the class get none by themselves any more.',
  has: 'Has a seat',
  hasNone: 'No seat',
  rule: 'When a child leaves, its seat is free at once. A licence never ends in the middle of an activity.',
  ledger: 'Changes',
  operator: 'Operator',
  changes: {
    redeemed: 'Voucher redeemed',
    ended: 'Voucher ended',
    given: 'Given',
    taken: 'Taken back',
    left: 'Freed, the child left',
    renewed: 'Moved to a newer voucher',
    classOn: 'Class gets seats, new children too',
    classOff: 'Class gets no new seats',
  } as const satisfies Record<SeatChange, string>,
  children,
  inClass: (who: string, className: string) => `${who}, ${className}`,
  ofVoucher: (name: string) => `Voucher ${name}`,
} as const;
