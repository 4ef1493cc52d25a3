import type { HandlersOf } from '../../app/call.ts';
import type { AppDeps } from '../../app/deps.ts';
import { readCurrentLesson, readLessonArchive, stepToLesson } from './training.service.ts';

type TrainingCall =
  | 'GET users/{id}/currentLesson'
  | 'POST users/{id}/currentLesson'
  | 'GET users/{id}/lessonArchive';

/** Calls of the noun training. */
export const trainingHandlers = ({ content }: AppDeps): HandlersOf<TrainingCall> => ({
  'GET users/{id}/currentLesson': ({ db, params }) => readCurrentLesson(db, content, params.id),
  'POST users/{id}/currentLesson': ({ db, params, body }) =>
    stepToLesson(db, content, params.id, body.lessonId),
  'GET users/{id}/lessonArchive': ({ db, params }) => readLessonArchive(db, content, params.id),
});
