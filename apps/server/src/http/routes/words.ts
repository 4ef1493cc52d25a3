import type { AppDeps } from '../../deps.ts';
import { readMetWords, readReview } from '../../domains/words/index.ts';
import type { HandlersOf } from '../call.ts';

export const wordsHandlers = ({
  content,
}: AppDeps): HandlersOf<'GET users/{id}/words' | 'GET users/{id}/wordReview'> => ({
  'GET users/{id}/words': ({ db, params, now, offset }) =>
    readMetWords(db, content, { userId: params.id, now, offset }),
  'GET users/{id}/wordReview': ({ db, params, query, now, offset }) =>
    readReview(db, content, { userId: params.id, now, offset }, query.language),
});
