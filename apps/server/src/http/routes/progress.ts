import type { AppDeps } from '../../deps.ts';
import { readCanDoOfClass } from '../../use-cases/read-can-do.ts';
import { readChildPage, readClassProgress, readResults } from '../../use-cases/read-progress.ts';
import type { HandlersOf } from '../call.ts';

type Key =
  | 'GET grown-ups/classes/{classId}/progress'
  | 'GET grown-ups/classes/{classId}/can-do'
  | 'GET grown-ups/classes/{classId}/results'
  | 'GET grown-ups/children/{childId}/progress';

export const progressHandlers = ({ content }: AppDeps): HandlersOf<Key> => ({
  'GET grown-ups/classes/{classId}/progress': ({ db, params, now }) =>
    readClassProgress(db, content, { ...params, now }),
  'GET grown-ups/classes/{classId}/can-do': ({ db, params, now }) =>
    readCanDoOfClass(db, content, { ...params, now }),
  'GET grown-ups/classes/{classId}/results': ({ db, params, now }) =>
    readResults(db, content, { ...params, now }),
  'GET grown-ups/children/{childId}/progress': ({ db, adult, params, now }) =>
    readChildPage(db, content, { ...params, adult, now }),
});
