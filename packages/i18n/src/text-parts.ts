/**
 * Parts in which the texts of a language are loaded: `app` is what the toolbars and the first page show,
 * `player` the same with what activities show, `pages` comes with the pages that are not a child's first.
 */
export const textParts = ['app', 'player', 'pages'] as const;
/** A part of the texts of a language. */
export type TextPart = (typeof textParts)[number];

export const isTextPart = (name: string | null): name is TextPart =>
  textParts.some(part => part === name);
