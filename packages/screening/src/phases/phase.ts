import type { Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';

/** One check. Pure: the same reading gives the same findings; none of them approves a text. */
export type Phase = {
  /** What it looks for, as a reviewer reads it. */
  readonly name: string;
  find(reading: Reading): Found[];
};
