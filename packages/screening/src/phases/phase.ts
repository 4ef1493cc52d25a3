import type { Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';

/** One check. Pure: the same reading gives the same findings. It never approves a text. */
export type Phase = {
  /** What it looks for, as shown to a reviewer. */
  readonly name: string;
  find(reading: Reading): Found[];
};
