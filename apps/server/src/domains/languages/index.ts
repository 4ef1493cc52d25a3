export { languagesHandlers } from './languages.routes.ts';
export { readChoice } from './languages.service.ts';
