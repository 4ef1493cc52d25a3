export { readSummaries } from './find.service.ts';
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
export type { Bond } from './visibility.policy.ts';
export {
  requireContact,
  requireFriend,
  requireSelf,
  requireVisible,
} from './visibility.service.ts';
