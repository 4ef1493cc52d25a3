export { factsOf, type QuestionFacts } from './question-facts.ts';
export {
  dueReviewPayments,
  findReviewQuestion,
  readReview,
  reviewActivity,
} from './review.service.ts';
export { listLearnt, pickQuestions, readAnswers, readMetWords } from './words.service.ts';
