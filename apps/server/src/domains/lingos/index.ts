export { readBalance } from './lingos.service.ts';
