import type { AppDeps } from '../../deps.ts';
import {
  markWord,
  readAlphabet,
  readKnownWords,
  readWords,
} from '../../domains/dictionary/index.ts';
import type { HandlersOf } from '../call.ts';

export const dictionaryHandlers = ({
  content,
}: AppDeps): HandlersOf<
  | 'GET dictionary/alphabet-list'
  | 'GET dictionary/words/{letter}'
  | 'GET dictionary/words'
  | 'GET users/{id}/knownWords'
  | 'PUT users/{id}/knownWords/{wordId}'
> => ({
  'GET dictionary/alphabet-list': ({ db, child, query }) =>
    readAlphabet(db, content, { userId: child.userId, english: query.english }),
  'GET dictionary/words/{letter}': ({ db, child, params, query }) =>
    readWords(db, content, {
      userId: child.userId,
      english: query.english,
      letter: params.letter,
    }),
  'GET dictionary/words': ({ db, child, query }) =>
    readWords(db, content, { userId: child.userId, english: query.english }),
  'GET users/{id}/knownWords': ({ db, params }) => readKnownWords(db, content, params.id),
  'PUT users/{id}/knownWords/{wordId}': ({ db, params, body, now }) =>
    markWord(db, content, {
      userId: params.id,
      wordId: params.wordId,
      known: body.known,
      at: new Date(now),
    }),
});
