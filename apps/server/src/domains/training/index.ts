export { countStars, readScores } from './scores.service.ts';
export {
  openActivity,
  readCurrentLesson,
  readLessonArchive,
  readWay,
  stepToLesson,
} from './training.service.ts';
