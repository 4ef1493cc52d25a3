export { canDoWithout } from './last-ones.ts';
export { listActive, listStaff, lockStaff } from './staff.data.ts';
export {
  addStaff,
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
  type StaffSessions,
  staffCutoffs,
} from './staff-sessions.service.ts';
export { createStaffSignIn, type StaffSignIn } from './staff-sign-in.service.ts';
