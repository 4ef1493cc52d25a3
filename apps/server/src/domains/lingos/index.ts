export { checkLedger, isPaid, readBalance } from './lingos.data.ts';
