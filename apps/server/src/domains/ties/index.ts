export { existsTied, insertTie, isTied, type Tied } from './ties.data.ts';
