export { mayEarn, openActivity } from './reach.service.ts';
export { countStars, countStarsIn, readScores } from './scores.service.ts';
export { readStickers } from './stickers.service.ts';
export {
  readCourseProgress,
  readCurrentLesson,
  readLessonArchive,
  stepToLesson,
} from './training.service.ts';
