export { type CaseActions, casesHandlers } from './cases.routes.ts';
export { addToCase, holdCase, isRepeated, putIntoCase, requireCase } from './cases.service.ts';
export { noteLostLetter } from './lost-letters.service.ts';
export { countStrikes } from './strikes.service.ts';
