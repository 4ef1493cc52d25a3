import { messages, sentenceMakerTypes } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { readFrames, sentenceBlocks, suggest } from '../../domains/writing/index.ts';
import type { HandlersOf } from '../call.ts';

type WritingCall =
  | 'GET messages/config'
  | 'GET messages/suggestions'
  | 'GET sentenceMaker'
  | 'GET lessons/{lessonId}/frames';

/** Calls that help to write messages. */
export const writingHandlers = (deps: AppDeps): HandlersOf<WritingCall> => ({
  'GET messages/config': async () => ({
    maxLength: messages.maxLength,
    minWords: messages.minWords,
    sentenceMakerTypes: [...sentenceMakerTypes],
  }),
  'GET messages/suggestions': ({ db, child, query }) =>
    suggest(deps, db, { userId: child.userId, text: query.q }),
  'GET sentenceMaker': ({ db, child, query }) =>
    sentenceBlocks(deps, db, { userId: child.userId, type: query.type }),
  'GET lessons/{lessonId}/frames': ({ db, child, params }) =>
    readFrames(deps, db, { userId: child.userId, lessonId: params.lessonId }),
});
