import type { LinearModel } from './linear-model.ts';
import { sentenceSpace } from './sentences.ts';

/** Tells which sentences say that a child is in danger, should keep a secret, or should meet somebody. */
export const danger = {
  labels: ['none', 'distress', 'secret', 'meeting'],
  space: sentenceSpace,
  file: new URL('./danger.bin', import.meta.url),
} as const satisfies LinearModel;

export type Danger = Exclude<(typeof danger)['labels'][number], 'none'>;

/** The model finds what is this likely. */
export const likelyFrom = 0.65;
