/**
 * Props of a field for English letters that our own keyboard types in: no device keyboard,
 * no correction and no suggestions, which would answer for the child.
 */
export const ownField = {
  lang: 'en',
  inputMode: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
