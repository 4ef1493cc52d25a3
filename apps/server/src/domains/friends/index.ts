export { readSummaries, summaryOf } from './find.service.ts';
export { type FriendActions, friendsHandlers } from './friends.routes.ts';
export {
  acceptFriend,
  askFriend,
  blockChild,
  type Change,
  claimRequestNotice,
  partFriends,
  readFriend,
  readFriendCounts,
} from './friends.service.ts';
export { type Bond, ownBond } from './visibility.policy.ts';
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
