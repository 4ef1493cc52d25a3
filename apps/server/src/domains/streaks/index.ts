export { momentOf } from './child-clock.service.ts';
export { offsetIn } from './offset-in.ts';
export {
  readDay,
  readDays,
  readDomino,
  readFriendshipStreak,
  readFriendsStreak,
  readOwnStreak,
  readPauses,
} from './read-streak.service.ts';
export { addPause, addToStreak, cutPausesAfter, endStreak, mayBeLost } from './streaks.service.ts';
