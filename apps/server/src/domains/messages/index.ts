export {
  readConversation,
  readConversationState,
  readInbox,
  readInboxState,
  readUpTo,
} from './conversations.service.ts';
export { claimPay, deliverText, keepDelivered, removeDelivered } from './delivery.service.ts';
export { countDeliveredIn, countReturn, readAnswered } from './message-counts.data.ts';
export { isFirstContact, mayWrite } from './messages.policy.ts';
export { readPast } from './past-texts.data.ts';
export { hasFirstPost, saveSubmission } from './sending.service.ts';
export { findSubmission, lockSubmissionRow, type Submission } from './submissions.data.ts';
export {
  endSubmission,
  lockSubmission,
  returnToAuthor,
  withdrawOwn,
  withhold,
} from './submissions.service.ts';
export { findPost, insertPostLike } from './walls.data.ts';
export { readFirstContact, readWall } from './walls.service.ts';
