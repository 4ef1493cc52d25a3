/** Texts about replies to letters. */
export const letters = {
  title: 'Replies to letters',
  none: 'Nobody has answered a letter of the school yet.',
  notKnown: 'Not the address we wrote to',
  to: (letter: string, number: string) => `Reply to “${letter}” (${number})`,
  empty: 'The reply has no text.',
} as const;
