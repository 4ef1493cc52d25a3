export { appendEntry, type LingoEntry, readBalance } from './lingos.data.ts';
