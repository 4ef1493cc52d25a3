import { storeEvents } from '../../domains/events/index.ts';
import type { HandlersOf } from '../call.ts';

export const eventsHandlers: HandlersOf<'POST events'> = {
  'POST events': async ({ db, body, now }) => ({ stored: await storeEvents(db, body, now) }),
};
