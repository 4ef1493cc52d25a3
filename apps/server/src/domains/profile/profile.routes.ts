import type { HandlersOf } from '../../app/call.ts';
import { readProfile } from './profile.service.ts';

/** Calls of the noun profile. */
export const profileHandlers: HandlersOf<'GET users/{id}/profile'> = {
  'GET users/{id}/profile': ({ db, params, bond }) => readProfile(db, params.id, bond),
};
