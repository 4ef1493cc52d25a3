import type { AppDeps } from '../../deps.ts';
import { readActivity } from '../../domains/activities/index.ts';
import type { HandlersOf } from '../call.ts';

export const activitiesHandlers = ({ content }: AppDeps): HandlersOf<'GET activities/{id}'> => ({
  'GET activities/{id}': ({ db, child, params, query, now, offset }) =>
    readActivity(
      db,
      content,
      { userId: child.userId, now, offset },
      { activityId: params.id, language: query.language },
    ),
});
