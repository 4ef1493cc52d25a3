export { countStars, readScores } from './scores.service.ts';
export {
  openActivity,
  readCourseProgress,
  readCurrentLesson,
  readLessonArchive,
  stepToLesson,
} from './training.service.ts';
