export { nameKey } from './name-key.ts';
export { timeZoneOf } from './time-zone.ts';
export { isOnline, ONLINE_MS } from './user.policy.ts';
export {
  createUser,
  findInClass,
  moveToAgeBand,
  readIdentity,
  readLastSeen,
  readUser,
  recordConsent,
} from './user.service.ts';
