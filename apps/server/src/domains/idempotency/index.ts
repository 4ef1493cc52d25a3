export { hasWrittenSince } from './idempotency.data.ts';
export { doOnce } from './idempotency.service.ts';
