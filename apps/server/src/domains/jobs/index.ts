export { runUnderLease } from './run-under-lease.service.ts';
