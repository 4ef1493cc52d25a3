/** A message to a family: asks it, has it confirm its answer, or says that the answer counts. */
export type ConsentTemplate = 'ask' | 'confirm' | 'done';

/** The messages of a language. `{name}`, `{school}`, `{className}` and `{link}` are placeholders. */
export type ConsentLetterTexts = Readonly<
  Record<ConsentTemplate, { readonly subject: string; readonly paragraphs: readonly string[] }>
> & { readonly hello: string; readonly signed: string };
