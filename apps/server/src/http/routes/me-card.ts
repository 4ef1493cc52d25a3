import type { AppDeps } from '../../deps.ts';
import { forgetChoices, readMeCard } from '../../domains/me-card/index.ts';
import type { HandlersOf } from '../call.ts';

type MeCardCall =
  | 'GET users/{id}/meCard'
  | 'DELETE users/{id}/meCard'
  | 'DELETE users/{id}/meCard/{key}';

export const meCardHandlers = ({ content }: AppDeps): HandlersOf<MeCardCall> => ({
  'GET users/{id}/meCard': ({ db, params }) => readMeCard(db, content, params.id),

  'DELETE users/{id}/meCard': ({ db, params }) =>
    forgetChoices(db, content, { userId: params.id, key: null }),

  'DELETE users/{id}/meCard/{key}': ({ db, params }) =>
    forgetChoices(db, content, { userId: params.id, key: params.key }),
});
