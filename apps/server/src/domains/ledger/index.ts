export { appendEntry, type LingoEntry } from './ledger.data.ts';
