export { openLesson, readSettled, startInLesson } from './other-lessons.service.ts';
export { mayEarn, openActivity } from './reach.service.ts';
export { readScores, readScoresOfFriend, readStars } from './scores.service.ts';
export { readStickers } from './stickers.service.ts';
export { isLessonDone, placeOf } from './training.policy.ts';
export {
  readCourseProgress,
  readCurrentLesson,
  readLessonArchive,
  stepToLesson,
  withScore,
} from './training.service.ts';
