export { readActivity } from './activities.service.ts';
