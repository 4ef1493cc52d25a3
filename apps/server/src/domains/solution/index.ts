export { listRuns, saveRuns } from './runs.data.ts';
export { type ActivityRun, runOf } from './runs.policy.ts';
export { appendAttempts, listResults, type QuestionResult, saveResults } from './solution.data.ts';
export { type Answered, applyEntries, type Standing } from './solution.policy.ts';
