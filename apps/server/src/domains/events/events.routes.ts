import type { HandlersOf } from '../../app/call.ts';
import { storeEvents } from './events.service.ts';

/** Calls of the noun events. */
export const eventsHandlers: HandlersOf<'POST events'> = {
  'POST events': async ({ db, body, now }) => ({ stored: await storeEvents(db, body, now) }),
};
