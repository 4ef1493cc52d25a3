export { factsOf, type QuestionFacts } from './question-facts.ts';
export {
  dueReviewPayments,
  findReviewQuestion,
  readReview,
  reviewActivity,
} from './review.service.ts';
export { countLearntSince, readAnswers, readMetWords } from './words.service.ts';
