export { fillFamily, findSeated, freeFamilySeats, setFamilySeat } from './family-seats.service.ts';
export { readSeats } from './read-seats.service.ts';
export {
  fillSeats,
  freeSeatOf,
  giveToChild,
  giveToClass,
  readSchoolLicences,
  takeFromChild,
  takeFromClass,
} from './school-seats.service.ts';
export { listClassSeats } from './seats.data.ts';
export { stateOf } from './seats.policy.ts';
export { listVouchers, lockOwner, lockSeats } from './vouchers.data.ts';
export { isOpenVoucher, makeVoucher, redeem, stopVoucher } from './vouchers.service.ts';
