export { eventsHandlers } from './events.routes.ts';
