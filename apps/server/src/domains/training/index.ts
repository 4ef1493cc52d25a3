export { openLesson, readSettled, startInLesson } from './other-lessons.service.ts';
export { mayEarn, openActivity } from './reach.service.ts';
export { countStars, readScores } from './scores.service.ts';
export { readStickers } from './stickers.service.ts';
export {
  readCourseProgress,
  readCurrentLesson,
  readLessonArchive,
  stepToLesson,
} from './training.service.ts';
