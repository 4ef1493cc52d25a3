export { lingosHandlers } from './lingos.routes.ts';
