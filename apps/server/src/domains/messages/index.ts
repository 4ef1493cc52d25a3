export {
  readConversation,
  readConversationState,
  readInbox,
  readInboxState,
  readUpTo,
} from './conversations.service.ts';
export {
  claimPay,
  deliverText,
  hideDelivered,
  keepDelivered,
  restoreDelivered,
} from './delivery.service.ts';
export {
  countRecalled,
  findHiddenByReport,
  findTexts,
  isHiddenByReport,
  isReadable,
  listGone,
  listNotDropped,
  updateDropped,
} from './gone-texts.data.ts';
export { keepTexts, releaseTexts } from './kept-texts.data.ts';
export { countReturn, readAnswered } from './message-counts.data.ts';
export { isFirstContact, mayWrite, timesOf } from './messages.policy.ts';
export { readOpen } from './open-texts.service.ts';
export { withdrawBetween } from './parted-texts.data.ts';
export { readPast } from './past-texts.data.ts';
export { hasFirstPost, saveSubmission } from './sending.service.ts';
export {
  findFrame,
  findSubmission,
  lockSubmissionRow,
  type Submission,
} from './submissions.data.ts';
export {
  endSubmission,
  invalidateRecipient,
  keepSubmission,
  lockSubmission,
  returnToAuthor,
  withdrawOwn,
  withhold,
} from './submissions.service.ts';
export { countTexts } from './text-counts.data.ts';
export { findPost, insertPostLike } from './walls.data.ts';
export { readFirstContact, readWall } from './walls.service.ts';
