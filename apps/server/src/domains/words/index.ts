export {
  dueReviewPayments,
  findReviewQuestion,
  readReview,
  reviewActivity,
} from './review.service.ts';
export { readLearnt, readMetWords } from './words.service.ts';
