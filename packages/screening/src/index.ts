export { explanationOf, explanationsFor } from './explain-language.ts';
export { fold, placeOf } from './fold/fold.ts';
export { createScreener } from './screener.ts';
export type {
  EarlierText,
  Found,
  Screener,
  Screening,
  ScreeningContext,
  TextToTarget,
} from './types.ts';
