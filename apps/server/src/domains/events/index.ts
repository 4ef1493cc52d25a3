export { deleteOldEvents, storeEvents } from './events.service.ts';
