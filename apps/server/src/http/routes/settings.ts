import { readSettings, saveSettings } from '../../domains/settings/index.ts';
import type { HandlersOf } from '../call.ts';

export const settingsHandlers: HandlersOf<'GET users/{id}/settings' | 'PUT users/{id}/settings'> = {
  'GET users/{id}/settings': ({ db, params }) => readSettings(db, params.id),

  'PUT users/{id}/settings': ({ db, params, body }) => saveSettings(db, params.id, body),
};
