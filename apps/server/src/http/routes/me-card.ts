import type { AppDeps } from '../../deps.ts';
import { readMeCard, replaceMeCard } from '../../domains/me-card/index.ts';
import type { HandlersOf } from '../call.ts';

/** Calls of the noun me card. */
export const meCardHandlers = ({
  content,
}: AppDeps): HandlersOf<'GET users/{id}/meCard' | 'PUT users/{id}/meCard'> => ({
  'GET users/{id}/meCard': ({ db, params }) => readMeCard(db, content, params.id),

  'PUT users/{id}/meCard': ({ db, params, body }) =>
    replaceMeCard(db, content, { userId: params.id, choices: body }),
});
