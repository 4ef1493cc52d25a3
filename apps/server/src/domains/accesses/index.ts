export { listAccesses, recordAccess } from './accesses.data.ts';
