export { addReferral, readReferral } from './referrals.service.ts';
