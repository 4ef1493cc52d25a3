import { readProfile } from '../../domains/profile/index.ts';
import type { HandlersOf } from '../call.ts';

/** Calls of the noun profile. */
export const profileHandlers: HandlersOf<'GET users/{id}/profile'> = {
  'GET users/{id}/profile': ({ db, params, bond }) => readProfile(db, params.id, bond),
};
