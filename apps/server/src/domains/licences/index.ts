export { grantLicences, readLicences } from './licences.data.ts';
export { requirePremium } from './licences.service.ts';
