export {
  claimPay,
  countReturn,
  keepDelivered,
  putDelivered,
  readAnswered,
  removeDelivered,
} from './delivery.service.ts';
export { isFirstContact, mayWrite } from './messages.policy.ts';
export {
  messagesHandlers,
  type SendSubmission,
  type WithdrawSubmission,
  type Written,
} from './messages.routes.ts';
export { hasFirstPost, keepSubmission, readPast } from './sending.service.ts';
export type { KeptSubmission } from './submissions.data.ts';
export {
  endSubmission,
  giveBack,
  holdSubmission,
  keepBack,
  withdrawOwn,
} from './submissions.service.ts';
export { findStandingPost, likePost } from './walls.service.ts';
