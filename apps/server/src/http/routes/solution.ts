import type { AppDeps } from '../../deps.ts';
import { finishQuestions } from '../../use-cases/finish-question.ts';
import type { HandlersOf } from '../call.ts';

export const solutionHandlers = ({ content }: AppDeps): HandlersOf<'POST users/{id}/solution'> => ({
  'POST users/{id}/solution': async ({ db, params, body, now, offset }) => ({
    lingoCredit: await finishQuestions(db, content, {
      userId: params.id,
      entries: body,
      now,
      offset,
    }),
  }),
});
