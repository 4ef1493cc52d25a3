export { readSummaries, recommend, searchByName, suggest, summaryOf } from './find.service.ts';
export {
  acceptFriend,
  askFriend,
  blockChild,
  type Change,
  claimRequestNotice,
  partFriends,
  readBlocks,
  readFriend,
  readFriendCounts,
  readFriends,
  readMutualFriends,
  unblockChild,
} from './friends.service.ts';
export {
  holdChildren,
  notBlocked,
  readReach,
  requireContact,
  requireFriend,
  requirePermission,
  requireSelf,
  requireVisible,
} from './visibility.service.ts';
