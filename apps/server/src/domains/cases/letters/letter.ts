import type { letterTemplates } from '@digipals/contract';

/** A kind of letter. */
export type LetterTemplate = (typeof letterTemplates)[number];

/** What happened, why it may have, what we ask: facts first, no alarm. `{name}` stays a blank. */
export type LetterText = { readonly subject: string; readonly paragraphs: readonly string[] };

/** All letters of a language. */
export type LetterTexts = Readonly<Record<LetterTemplate, LetterText>> & {
  readonly hello: string;
  readonly answer: string;
  readonly signed: string;
};
