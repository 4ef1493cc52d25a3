export { unblockChild } from './blocks.data.ts';
export { readSummaries, recommend, searchByName, suggest, summaryOf } from './find.service.ts';
export { findFriendSince, readFriendCounts } from './friends.data.ts';
export {
  acceptFriend,
  askFriend,
  blockChild,
  type Change,
  partFriends,
  readBlocks,
  readFriend,
  readFriends,
  readMutualFriends,
} from './friends.service.ts';
export { claimRequestNotice } from './request-notices.data.ts';
export { notBlocked } from './visibility.data.ts';
export {
  mayHaveContact,
  readReach,
  requireContact,
  requireFriend,
  requirePermission,
  requireSelf,
  requireVisible,
} from './visibility.service.ts';
