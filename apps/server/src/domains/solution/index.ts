export { type Answered, takeIn } from './solution.policy.ts';
export { type FinishQuestions, solutionHandlers } from './solution.routes.ts';
