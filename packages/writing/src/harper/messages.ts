import type { Correction, TeachingLanguage } from '@digipals/contract';

/** What the thread of the grammar helper is asked. */
export type GrammarQuestion = {
  readonly id: number;
  readonly text: string;
  readonly dialect: TeachingLanguage;
};

/** What it answers. */
export type GrammarAnswer = { readonly id: number; readonly found: readonly Correction[] };
