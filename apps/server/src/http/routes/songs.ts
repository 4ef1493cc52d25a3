import type { AppDeps } from '../../deps.ts';
import { readSongs } from '../../domains/songs/index.ts';
import type { HandlersOf } from '../call.ts';

export const songsHandlers = ({ content }: AppDeps): HandlersOf<'GET users/{id}/songs'> => ({
  'GET users/{id}/songs': ({ db, params }) => readSongs(db, content, params.id),
});
