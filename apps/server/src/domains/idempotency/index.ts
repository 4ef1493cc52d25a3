export { doOnce } from './idempotency.service.ts';
