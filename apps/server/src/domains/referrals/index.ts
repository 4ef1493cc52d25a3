export { addReferral, readReferral, readReferralCard } from './referrals.service.ts';
