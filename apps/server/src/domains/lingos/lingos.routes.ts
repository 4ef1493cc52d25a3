import type { HandlersOf } from '../../app/call.ts';
import { readBalance } from './lingos.service.ts';

/** Calls of the noun lingos. */
export const lingosHandlers: HandlersOf<'GET users/{id}/lingos'> = {
  'GET users/{id}/lingos': async ({ db, params }) => ({ amount: await readBalance(db, params.id) }),
};
