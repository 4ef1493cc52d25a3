export { appendAttempts, listResults, type QuestionResult, saveResults } from './solution.data.ts';
export { type Answered, applyEntries } from './solution.policy.ts';
