export { writingHandlers } from './writing.routes.ts';
