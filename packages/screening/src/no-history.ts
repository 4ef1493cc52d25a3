import type { ScreeningContext } from './types.ts';

/** A context without any history of the author. */
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
