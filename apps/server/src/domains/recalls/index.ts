export { measureReceipts } from './delivered-text.data.ts';
export { readDeliveredText } from './delivered-text.service.ts';
export {
  endRecallsOf,
  hasWaiting,
  insertRecall,
  isGoneOtherwise,
  listRecallTexts,
  lockRecall,
  updateRecall,
} from './recalls.data.ts';
export { requireSecond } from './recalls.policy.ts';
export {
  listUnconfirmed,
  mayTakeBackAlone,
  readRecall,
  readRecalls,
  requireMayTakeBack,
} from './recalls.service.ts';
