export {
  type Answered,
  afterEntry,
  isClosed,
} from './solution.policy.ts';
export { type FinishQuestions, solutionHandlers } from './solution.routes.ts';
export { readScores } from './solution.service.ts';
