export { licencesHandlers } from './licences.routes.ts';
export { requirePremium } from './licences.service.ts';
