import type { HandlersOf } from '../../app/call.ts';
import { readLicences } from './licences.service.ts';

/** Calls of the noun licences. */
export const licencesHandlers: HandlersOf<'GET licences/{userId}'> = {
  'GET licences/{userId}': ({ db, params }) => readLicences(db, params.userId),
};
