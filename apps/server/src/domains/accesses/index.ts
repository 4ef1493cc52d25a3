export {
  countAccessesOfSchool,
  listAccesses,
  listAccessesOfSchool,
  recordAccess,
  type SchoolAccess,
} from './accesses.data.ts';
export { seenAs } from './seen-as.ts';
