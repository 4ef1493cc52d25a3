import { foundInWords, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { isCapital } from '../capitals.ts';
import { nameFrom } from './parts.ts';

/** The last word of a name with capitals; the word before the first one if there is none. */
export const nameAfter = (reading: Reading, first: number): number =>
  isCapital(reading, first)
    ? nameFrom(reading, first, index => isCapital(reading, index))
    : first - 1;

export const named = (reading: Reading, first: number, last: number): Found =>
  foundInWords(
    reading,
    { code: 'school', severity: 2, explanation: 'The name of a school' },
    first,
    last,
  );
