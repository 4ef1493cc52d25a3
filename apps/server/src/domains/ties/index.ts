export {
  askEndOfTie,
  endAskedTies,
  findTied,
  listOwnTies,
  listTieSchools,
} from './own-ties.data.ts';
export { existsTied, insertTie, isTied, type Tied } from './ties.data.ts';
