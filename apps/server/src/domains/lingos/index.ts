export { isPaid, readBalance } from './lingos.data.ts';
