export { nameKey, sameName } from './name-key.ts';
export { timeZoneOf } from './time-zone.ts';
export {
  findInClass,
  isNamed,
  lockChild,
  lockChildren,
  moveToAgeBand,
  readIdentity,
  readLastSeen,
} from './user.data.ts';
export { isOnline, ONLINE_MS } from './user.policy.ts';
export { createUser, readUser } from './user.service.ts';
