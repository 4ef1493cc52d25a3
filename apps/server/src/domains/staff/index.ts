export { endResetOf } from './factor-resets.data.ts';
export {
  askFactorReset,
  confirmFactorReset,
  readPeople,
  stopFactorReset,
} from './factor-resets.service.ts';
export {
  hasExpiredVetting,
  isVettingOver,
  readTiesTold,
  readVettingEnd,
} from './people.data.ts';
export { insertRoleChange, listActive, listStaff, lockStaff, updateStaff } from './staff.data.ts';
export {
  addStaff,
  beginLeave,
  canDoWithout,
  changeRole,
  endLeave,
  findStaff,
  lockPerson,
  removeStaff,
  resetStaff,
  type StaffRow,
  sealPlainSecrets,
  secretOf,
  takeBack,
} from './staff.service.ts';
export { endInvitations } from './staff-invitations.data.ts';
export {
  confirmStaffInvitation,
  listStaffInvitations,
  lockStaffInvitation,
  makeStaffInvitation,
  readStaffInvitation,
  recordColumns,
  type StaffRecord,
  withdrawStaffInvitation,
} from './staff-invitations.service.ts';
export { createStaffProofs, type StaffProofs } from './staff-proof.service.ts';
export { deleteStaffSession, setStaffPaused } from './staff-session.data.ts';
export {
  createStaffSessions,
  isAtWork,
  type StaffSessions,
} from './staff-sessions.service.ts';
export { createStaffSignIn, type StaffSignIn } from './staff-sign-in.service.ts';
