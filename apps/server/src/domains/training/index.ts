export { trainingHandlers } from './training.routes.ts';
export { isOpen } from './training.service.ts';
