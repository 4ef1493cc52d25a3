export { doOnce, tidyKeys } from './idempotency.service.ts';
