export { readLicences, requirePremium } from './licences.service.ts';
