import { readAvatarImage, readProfile } from '../../domains/profile/index.ts';
import { changeProfile } from '../../use-cases/change-profile.ts';
import type { HandlersOf } from '../call.ts';

export const profileHandlers: HandlersOf<
  'GET users/{id}/profile' | 'PUT users/{id}/profile' | 'PUT users/{id}/profileImage'
> = {
  'GET users/{id}/profile': ({ db, params, bond }) => readProfile(db, params.id, bond),
  'PUT users/{id}/profile': ({ db, params, body, bond, now }) =>
    changeProfile(db, { userId: params.id, change: body, bond, now }),
  'PUT users/{id}/profileImage': async ({ db, params }) => ({
    avatarImage: await readAvatarImage(db, params.id),
  }),
};
