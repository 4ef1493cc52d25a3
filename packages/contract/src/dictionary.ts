import { z } from 'zod';
import { teachingLanguages } from './constants.ts';
import { endpoint, userIdParam } from './endpoint.ts';
import { wordLevels, wordThemes } from './words/word-themes.ts';

const wordId = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** A word of the dictionary, in the English the child learns. */
export const wordSchema = z.strictObject({
  id: wordId,
  word: z.string().min(1),
  picture: z.string(),
  /** How it is said in both Englishes. */
  audio: z.strictObject({ gb: z.string(), us: z.string() }),
  /** By the code of the help language; none for the two Englishes. */
  meaning: z.record(z.string(), z.string()),
  sentence: z.string(),
  level: z.enum(wordLevels),
  theme: z.enum(wordThemes),
});
/** A word of the dictionary. */
export type Word = z.infer<typeof wordSchema>;

/** A lowercase letter of the alphabet. */
export const letterSchema = z.string().regex(/^[a-z]$/);

/** By default the English the child learns. */
const inEnglish = z.strictObject({ english: z.enum(teachingLanguages).optional() });

/** Calls of the noun dictionary (CALL-43, CALL-44). */
export const dictionaryEndpoints = {
  'GET dictionary/alphabet-list': endpoint({
    summary: 'Letters that words of the dictionary begin with',
    access: 'session',
    tagged: true,
    query: inEnglish,
    offline: 'server-first',
    response: z.array(letterSchema),
  }),
  'GET dictionary/words/{letter}': endpoint({
    summary: 'Words that begin with a letter, in alphabetical order',
    access: 'session',
    tagged: true,
    params: z.strictObject({ letter: letterSchema }),
    query: inEnglish,
    offline: 'server-first',
    response: z.array(wordSchema),
  }),
  'GET dictionary/words': endpoint({
    summary: 'All words, for themes and search',
    access: 'session',
    tagged: true,
    query: inEnglish,
    offline: 'server-first',
    response: z.array(wordSchema),
  }),
  'GET users/{id}/knownWords': endpoint({
    summary: 'Ids of the words that the child marked as known',
    access: 'self',
    params: userIdParam,
    offline: 'server-first',
    response: z.array(wordId),
  }),
  'PUT users/{id}/knownWords/{wordId}': endpoint({
    summary: 'Marks a word as known, or not',
    access: 'self',
    params: userIdParam.extend({ wordId }),
    body: z.strictObject({ known: z.boolean() }),
    response: z.strictObject({ known: z.boolean() }),
    errors: ['not_found'],
  }),
} as const;
