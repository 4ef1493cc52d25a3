export { storeEvents } from './events.service.ts';
