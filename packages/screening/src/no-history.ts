import type { ScreeningContext } from './types.ts';

/** A context of whose author nothing is known. */
export const withoutHistory = (text: string): ScreeningContext => ({
  text,
  kind: 'message',
  recentTexts: [],
  recentReturns: 0,
  strikes: 0,
  deliveredBetween: null,
  between: [],
  toTarget: [],
});
