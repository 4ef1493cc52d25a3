export {
  dueReviewPayments,
  findReviewQuestion,
  readReview,
  reviewActivity,
} from './review.service.ts';
export { readMetWords } from './words.service.ts';
