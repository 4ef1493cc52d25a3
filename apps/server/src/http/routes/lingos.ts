import { readBalance } from '../../domains/lingos/index.ts';
import type { HandlersOf } from '../call.ts';

export const lingosHandlers: HandlersOf<'GET users/{id}/lingos'> = {
  'GET users/{id}/lingos': ({ db, params }) => readBalance(db, params.id),
};
