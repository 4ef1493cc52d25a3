export { type CaseActions, casesHandlers } from './cases.routes.ts';
export { addToCase, holdCase, putIntoCase, requireCase } from './cases.service.ts';
export { countStrikes } from './strikes.service.ts';
