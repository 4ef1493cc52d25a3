export type { ReplyRow } from './case-events.data.ts';
export {
  addToCase,
  childOfCase,
  isHelpCase,
  isRepeated,
  listCases,
  lockCase,
  lockOpenCase,
  openOrUpdateCase,
  readCase,
  requireUntied,
} from './cases.service.ts';
export { findClosing, isSevereCase, listOpenIn, updateClosing } from './closing.data.ts';
export {
  findOwnReveal,
  findReveal,
  insertReveal,
  listUnconfirmedReveals,
  updateReveal,
} from './identities.data.ts';
export { mayConfirmReveal } from './identities.policy.ts';
export { letterOf } from './letters.policy.ts';
export { recordLostLetter } from './lost-letters.service.ts';
export { writeNote } from './notes.service.ts';
export { isOwner } from './owners.data.ts';
export { setOwner } from './owners.service.ts';
export {
  addressMarkOf,
  listUnansweredReplies,
  lockReplyCase,
  type ReplyCase,
  recordReply,
} from './replies.service.ts';
export type { StaffActor } from './staff-actor.ts';
export { countStrikes } from './strikes.data.ts';
export { giveStrike, revokeStrike } from './strikes.service.ts';
