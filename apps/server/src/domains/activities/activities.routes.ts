import type { HandlersOf } from '../../app/call.ts';
import type { AppDeps } from '../../app/deps.ts';
import { readActivity } from './activities.service.ts';

/** Calls of the noun activities. */
export const activitiesHandlers = ({ content }: AppDeps): HandlersOf<'GET activities/{id}'> => ({
  'GET activities/{id}': ({ db, child, params, query }) =>
    readActivity(db, content, {
      userId: child.userId,
      activityId: params.id,
      language: query.language,
    }),
});
