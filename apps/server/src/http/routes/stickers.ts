import type { AppDeps } from '../../deps.ts';
import { readStickers } from '../../domains/training/index.ts';
import type { HandlersOf } from '../call.ts';

export const stickersHandlers = ({ content }: AppDeps): HandlersOf<'GET users/{id}/stickers'> => ({
  'GET users/{id}/stickers': ({ db, params }) => readStickers(db, content, params.id),
});
