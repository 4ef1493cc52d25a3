export { nameKey } from './name-key.ts';
export { timeZoneOf } from './time-zone.ts';
export { isOnline, ONLINE_MS } from './user.policy.ts';
export { type ReadStatus, userHandlers } from './user.routes.ts';
export {
  createUser,
  findInClass,
  moveToAgeBand,
  readIdentity,
  readLastSeen,
  recordConsent,
} from './user.service.ts';
