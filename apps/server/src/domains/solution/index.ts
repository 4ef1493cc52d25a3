export { type Answered, takeIn } from './solution.policy.ts';
