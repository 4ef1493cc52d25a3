export { activitiesHandlers } from './activities.routes.ts';
