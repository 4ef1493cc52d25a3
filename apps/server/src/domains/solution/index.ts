export { appendAttempts, listResults, type QuestionResult, saveResults } from './solution.data.ts';
export { type Answered, takeIn } from './solution.policy.ts';
