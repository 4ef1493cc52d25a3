import { TOOLBAR_COLOURS, type ToolbarColour } from '@digipals/ui';

/** The soft colour behind a face: always the same for the same child, by its id. */
export function tintOf(id: string): ToolbarColour {
  const sum = [...id].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return TOOLBAR_COLOURS[sum % TOOLBAR_COLOURS.length] ?? 'blue';
}
