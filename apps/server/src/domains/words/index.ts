export {
  dueReviewPayments,
  findReviewQuestion,
  readReview,
  reviewActivity,
} from './review.service.ts';
export { listLearnt, readMetWords } from './words.service.ts';
