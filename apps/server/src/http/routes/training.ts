import type { AppDeps } from '../../deps.ts';
import {
  readCurrentLesson,
  readLessonArchive,
  stepToLesson,
} from '../../domains/training/index.ts';
import type { HandlersOf } from '../call.ts';

type TrainingCall =
  | 'GET users/{id}/currentLesson'
  | 'POST users/{id}/currentLesson'
  | 'GET users/{id}/lessonArchive';

export const trainingHandlers = ({ content }: AppDeps): HandlersOf<TrainingCall> => ({
  'GET users/{id}/currentLesson': ({ db, params }) => readCurrentLesson(db, content, params.id),
  'POST users/{id}/currentLesson': ({ db, params, body }) =>
    stepToLesson(db, content, params.id, body.lessonId),
  'GET users/{id}/lessonArchive': ({ db, params }) => readLessonArchive(db, content, params.id),
});
