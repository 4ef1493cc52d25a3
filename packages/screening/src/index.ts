export { createScreener } from './screener.ts';
export type { Found, Screener, Screening, ScreeningContext } from './types.ts';
