import type { HandlersOf } from '../../app/call.ts';
import type { AppDeps } from '../../app/deps.ts';
import { readCurrentLesson } from './training.service.ts';

/** Calls of the noun training. */
export const trainingHandlers = ({
  content,
}: AppDeps): HandlersOf<'GET users/{id}/currentLesson'> => ({
  'GET users/{id}/currentLesson': ({ db, params }) => readCurrentLesson(db, content, params.id),
});
