import { z } from 'zod';
import { sentenceMakerTypes, writingHints } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { draftTextSchema, markSchema } from './written.ts';

/** NOTSHOWN-32: settings of the composer. */
export const messagesConfigSchema = z.strictObject({
  maxLength: z.int().positive(),
  minWords: z.int().positive(),
  sentenceMakerTypes: z.array(z.enum(sentenceMakerTypes)),
});
/** Settings of the composer. */
export type MessagesConfig = z.infer<typeof messagesConfigSchema>;

/** Why another spelling or wording is suggested; the web has the texts. */
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
/** A suggested spelling or wording for a range of the text. */
export const correctionSchema = markSchema.extend({
  suggestion: z.string(),
  reason: correctionReasonSchema,
});
/** A suggested spelling or wording for a range of the text. */
export type Correction = z.infer<typeof correctionSchema>;

/** A hint before sending; it is not a strike, and nobody sees it (NOTSHOWN-33). */
export const hintSchema = markSchema.extend({ code: z.enum(writingHints) });
/** A hint before sending. */
export type Hint = z.infer<typeof hintSchema>;

/** MSG-12. The text is not stored. */
export const suggestionsSchema = z.strictObject({
  corrections: z.array(correctionSchema),
  hints: z.array(hintSchema),
});
/** Help with writing a text. */
export type Suggestions = z.infer<typeof suggestionsSchema>;

/**
 * A building block (MSG-11, NOTSHOWN-34). A sentence takes one block of each slot in the order start,
 * verb, thing, more; `follows` names the blocks it may follow, none for any. A `starter` is a
 * complete beginning with gaps for say-more.
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

/** Calls of the noun writing: help with writing (CALL-31, CALL-32, CALL-36). */
export const writingEndpoints = {
  'GET messages/config': endpoint({
    summary: 'Settings of the composer',
    access: 'session',
    response: messagesConfigSchema,
  }),
  'GET messages/suggestions': endpoint({
    summary: 'Suggested spellings and hints for a text, which is not stored',
    access: 'session',
    query: z.strictObject({ q: draftTextSchema }),
    response: suggestionsSchema,
  }),
  'GET sentenceMaker': endpoint({
    summary: 'Building blocks of a theme',
    access: 'session',
    query: z.strictObject({ type: z.enum(sentenceMakerTypes).default('play') }),
    response: z.array(sentenceOptionSchema),
  }),
} as const;
