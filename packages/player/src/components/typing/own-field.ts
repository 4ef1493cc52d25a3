/**
 * A field for English letters that our own keyboard writes in: the device brings no keyboard of its own,
 * and neither corrects nor proposes, for that would answer for the child.
 */
export const ownField = {
  lang: 'en',
  inputMode: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
