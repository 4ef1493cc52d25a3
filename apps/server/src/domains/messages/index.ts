export {
  readConversation,
  readConversationState,
  readInbox,
  readInboxState,
  readUpTo,
} from './conversations.service.ts';
export {
  claimPay,
  countReturn,
  keepDelivered,
  putDelivered,
  readAnswered,
  removeDelivered,
} from './delivery.service.ts';
export { isFirstContact, mayWrite } from './messages.policy.ts';
export { hasFirstPost, keepSubmission, readPast } from './sending.service.ts';
export type { KeptSubmission } from './submissions.data.ts';
export {
  endSubmission,
  giveBack,
  holdSubmission,
  keepBack,
  withdrawOwn,
} from './submissions.service.ts';
export { findStandingPost, likePost, readFirstContact, readWall } from './walls.service.ts';
