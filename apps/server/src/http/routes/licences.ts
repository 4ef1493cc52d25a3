import { readLicences } from '../../domains/licences/index.ts';
import type { HandlersOf } from '../call.ts';

/** Calls of the noun licences. */
export const licencesHandlers: HandlersOf<'GET licences/{userId}'> = {
  'GET licences/{userId}': ({ db, params }) => readLicences(db, params.userId),
};
