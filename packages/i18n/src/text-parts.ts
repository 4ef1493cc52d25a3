/**
 * Parts in which the texts of a language are loaded: `app` has those of the toolbars and the first page,
 * `player` also those of activities, `pages` those of pages that are never a child's first.
 */
export const textParts = ['app', 'player', 'pages'] as const;
/** A part of the texts of a language. */
export type TextPart = (typeof textParts)[number];

export const isTextPart = (name: string | null): name is TextPart =>
  textParts.some(part => part === name);
