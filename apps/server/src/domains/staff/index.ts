export { freeCodeAt } from './one-time-code.ts';
export { type SignOutStaff, staffHandlers } from './staff.routes.ts';
export {
  addStaff,
  changeRole,
  findStaff,
  readStaff,
  removeStaff,
  resetStaff,
  type StaffRow,
} from './staff.service.ts';
export {
  createStaffSessions,
  endStaffSession,
  pauseStaff,
  readOnDuty,
  type StaffCaller,
  type StaffSessions,
} from './staff-sessions.service.ts';
export { createStaffSignIn } from './staff-sign-in.service.ts';
