import { z } from 'zod';
import { messages, sentenceMakerTypes, writingHints } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { markSchema } from './written.ts';

/** NOTSHOWN-32: what the composer has to know. */
export const messagesConfigSchema = z.strictObject({
  maxLength: z.int().positive(),
  minWords: z.int().positive(),
  sentenceMakerTypes: z.array(z.enum(sentenceMakerTypes)),
});
/** What the composer has to know. */
export type MessagesConfig = z.infer<typeof messagesConfigSchema>;

/** Why another spelling or wording is offered; the words for it are the web's. */
export const correctionReasonSchema = z.enum([
  'spelling',
  'capital',
  'agreement',
  'article',
  'repeated',
  'punctuation',
  'space',
  'word',
]);
/** A better spelling or wording for a place in the text. */
export const correctionSchema = markSchema.extend({
  suggestion: z.string(),
  reason: correctionReasonSchema,
});
/** A better spelling or wording for a place in the text. */
export type Correction = z.infer<typeof correctionSchema>;

/** What a child is told before it sends; no strike, no person (NOTSHOWN-33). */
export const hintSchema = markSchema.extend({ code: z.enum(writingHints) });
/** What a child is told before it sends. */
export type Hint = z.infer<typeof hintSchema>;

/** MSG-12. Nothing of the text is kept. */
export const suggestionsSchema = z.strictObject({
  corrections: z.array(correctionSchema),
  hints: z.array(hintSchema),
});
/** What helps a child to write a text well. */
export type Suggestions = z.infer<typeof suggestionsSchema>;

/**
 * A building block (MSG-11, NOTSHOWN-34). A sentence takes one block of each slot in the order start,
 * verb, thing, more; `follows` names the blocks it may stand after, none for any. A `starter` is a
 * whole beginning with gaps for say-more.
 */
export const sentenceOptionSchema = z.strictObject({
  optionId: z.string(),
  slot: z.enum(['start', 'verb', 'thing', 'more', 'starter']),
  text: z.string(),
  follows: z.array(z.string()),
  /** Address of a picture of the lessons. */
  picture: z.string().nullable(),
  /** Whether a sentence that ends here is a question. */
  asks: z.boolean(),
});
/** A building block of sentences. */
export type SentenceOption = z.infer<typeof sentenceOptionSchema>;

/** Calls of the noun writing: what helps a child to write well (CALL-31, CALL-32, CALL-36). */
export const writingEndpoints = {
  'GET messages/config': endpoint({
    summary: 'What the composer has to know',
    access: 'session',
    response: messagesConfigSchema,
  }),
  'GET messages/suggestions': endpoint({
    summary: 'Better spellings and hints for a text, which is kept nowhere',
    access: 'session',
    query: z.strictObject({ q: z.string().max(messages.maxUnits) }),
    response: suggestionsSchema,
  }),
  'GET sentenceMaker': endpoint({
    summary: 'Building blocks of a theme',
    access: 'session',
    query: z.strictObject({ type: z.enum(sentenceMakerTypes).default('play') }),
    response: z.array(sentenceOptionSchema),
  }),
} as const;
