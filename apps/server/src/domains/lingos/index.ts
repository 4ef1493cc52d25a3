export { readBalance } from './lingos.data.ts';
