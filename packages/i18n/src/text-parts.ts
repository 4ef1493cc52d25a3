/**
 * Parts in which the texts of a language are loaded: `app` has those of the toolbars and the first page,
 * `player` also those of activities, `pages` those of pages that are never a child's first.
 */
export const textParts = ['app', 'player', 'pages'] as const;
/** A part of the texts of a language. */
export type TextPart = (typeof textParts)[number];

/** What `?part=` of a catalogue may name: a part of the child's app, or the texts of families. */
export type CataloguePart = TextPart | 'family';

export const isCataloguePart = (name: string | null): name is CataloguePart =>
  name === 'family' || textParts.some(part => part === name);
