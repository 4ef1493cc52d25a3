import type { letterTemplates } from '@digipals/contract';

/** A kind of letter. */
export type LetterTemplate = (typeof letterTemplates)[number];

/** What happened, why, and what we ask: facts first, no alarm. `{name}` is a placeholder. */
export type LetterText = { readonly subject: string; readonly paragraphs: readonly string[] };

/** The letters of a language. */
export type LetterTexts = Readonly<Record<LetterTemplate, LetterText>> & {
  readonly hello: string;
  readonly answer: string;
  readonly signed: string;
};
