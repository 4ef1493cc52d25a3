import { TOOLBAR_COLOURS, type ToolbarColour } from '@digipals/ui';

/** The background colour of a face, derived from the child's id. */
export function tintOf(id: string): ToolbarColour {
  const sum = [...id].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return TOOLBAR_COLOURS[sum % TOOLBAR_COLOURS.length] ?? 'blue';
}
