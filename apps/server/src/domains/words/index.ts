export {
  dueReviewPayments,
  findReviewQuestion,
  readReview,
  reviewActivity,
} from './review.service.ts';
export { countLearntSince, readMetWords } from './words.service.ts';
