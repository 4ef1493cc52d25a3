export { listActive, listStaff, lockStaff } from './staff.data.ts';
export {
  addStaff,
  canDoWithout,
  changeRole,
  findStaff,
  removeStaff,
  resetStaff,
  type StaffRow,
  sealPlainSecrets,
  secretOf,
} from './staff.service.ts';
export { createStaffProofs, type StaffProofs } from './staff-proof.service.ts';
export { deleteStaffSession, setStaffPaused } from './staff-session.data.ts';
export {
  createStaffSessions,
  isAtWork,
  type StaffSessions,
} from './staff-sessions.service.ts';
export { createStaffSignIn, type StaffSignIn } from './staff-sign-in.service.ts';
