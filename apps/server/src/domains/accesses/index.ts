export {
  countAccessesOfSchool,
  listAccesses,
  listAccessesOfSchool,
  recordAccess,
  recordAccesses,
  type SchoolAccess,
} from './accesses.data.ts';
export { isKept } from './kept-accesses.ts';
export { seenAs } from './seen-as.ts';
