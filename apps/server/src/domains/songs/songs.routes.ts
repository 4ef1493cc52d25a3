import type { HandlersOf } from '../../app/call.ts';
import type { AppDeps } from '../../app/deps.ts';
import { readSongs } from './songs.service.ts';

/** Calls of the noun songs. */
export const songsHandlers = ({ content }: AppDeps): HandlersOf<'GET users/{id}/songs'> => ({
  'GET users/{id}/songs': ({ db, params }) => readSongs(db, content, params.id),
});
