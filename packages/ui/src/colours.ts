import css from './colours.module.css';

/** The six colours of toolbar icons (specification B §3, SHELL-40). */
export const TOOLBAR_COLOURS = ['blue', 'green', 'violet', 'red', 'yellow', 'darkBlue'] as const;
export type ToolbarColour = (typeof TOOLBAR_COLOURS)[number];

/** The class that sets `--f` (face), `--e` (deep edge), `--t` (soft tint) and `--c` (glyph). */
export function colourClass(colour: ToolbarColour | undefined): string | undefined {
  return colour && css[colour];
}
