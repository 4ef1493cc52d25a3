export { endOtherSessions, endSession, readAccount } from './account.service.ts';
export { deleteAdultSession } from './adult-session.data.ts';
export { type AdultSessions, createAdultSessions } from './adult-sessions.service.ts';
export {
  createGrownUpProofs,
  createGrownUpSignIn,
  type GrownUpProofs,
  type GrownUpSignIn,
} from './adult-sign-in.service.ts';
export { listAdultsOf } from './adults.data.ts';
export {
  addAdult,
  findAdult,
  reactivateAdult,
  removeAdult,
  resetAdult,
  secretOfAdult,
} from './adults.service.ts';
export { askForEmail, confirmEmail } from './email-change.service.ts';
export {
  endGrantsIn,
  endParentsOf,
  endTeaching,
  grant,
  spendRightToMakeSchool,
} from './grants.data.ts';
export {
  endInvitation,
  endInvitationsBy,
  endInvitationsOf,
  listInvitations,
} from './invitations.data.ts';
export {
  makeInvitation,
  type OpenInvitation,
  readInvitation,
  withdrawInvitation,
} from './invitations.service.ts';
export { notifyAdult } from './notify-adult.service.ts';
export { listParents, type Parent } from './parents.data.ts';
export { createPasskeySignIn, type PasskeySignIn } from './passkey-sign-in.service.ts';
export { newRecoveryCodes } from './recovery-codes.service.ts';
export { judgeRight } from './rights.service.ts';
