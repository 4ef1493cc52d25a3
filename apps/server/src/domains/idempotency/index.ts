export { deleteExpiredKeys, doOnce } from './idempotency.service.ts';
