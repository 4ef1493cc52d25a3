export { trainingHandlers } from './training.routes.ts';
export { openActivity, readWay } from './training.service.ts';
