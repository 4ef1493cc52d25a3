export { grantLicences } from './licences.data.ts';
export { isPremium } from './licences.policy.ts';
export { maySendLastAnswers, readLicences, requirePremium } from './licences.service.ts';
