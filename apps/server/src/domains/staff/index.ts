export { freeCodeAt } from './one-time-code.ts';
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
  type StaffSessions,
} from './staff-sessions.service.ts';
export { createStaffSignIn, type StaffSignIn } from './staff-sign-in.service.ts';
