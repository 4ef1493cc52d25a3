import { readSavedLooks, saveLook } from '../../domains/saved-looks/index.ts';
import type { HandlersOf } from '../call.ts';

export const savedLooksHandlers: HandlersOf<
  'GET users/{id}/savedLooks' | 'PUT users/{id}/savedLooks/{place}'
> = {
  'GET users/{id}/savedLooks': ({ db, params }) => readSavedLooks(db, params.id),

  'PUT users/{id}/savedLooks/{place}': ({ db, params, body }) =>
    saveLook(db, { userId: params.id, place: Number(params.place), look: body }),
};
