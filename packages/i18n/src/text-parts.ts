/**
 * Parts in which the texts of a language are loaded: `app` is always there, `pages` comes with the pages
 * that are not a child's first.
 */
export const textParts = ['app', 'pages'] as const;
/** A part of the texts of a language. */
export type TextPart = (typeof textParts)[number];

export const isTextPart = (name: string | null): name is TextPart =>
  textParts.some(part => part === name);
