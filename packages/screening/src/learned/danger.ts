import type { HandCase } from '../testing/hands.ts';
import type { LinearModel } from './linear-model.ts';
import { rowsOfSentences, sentenceSpace } from './sentences.ts';
import type { Example } from './train.ts';

/** Tells which sentences say that a child is in danger, should keep a secret, or should meet somebody. */
export const danger = {
  labels: ['none', 'distress', 'secret', 'meeting'],
  space: sentenceSpace,
  file: new URL('./danger.bin', import.meta.url),
} as const satisfies LinearModel;

export type Danger = Exclude<(typeof danger)['labels'][number], 'none'>;

/** The sentences of a case in English that can be judged without the texts before it. */
export function dangerExamplesOf({ code, language, context, places }: HandCase): Example[] {
  const { text, toTarget, between } = context;
  if (language !== undefined || toTarget.length > 0 || between.length > 0) return [];
  const right = Math.max(0, danger.labels.indexOf(code as Danger));
  return rowsOfSentences(text).map(({ start, end, features }) => ({
    features,
    right: places.some(([from, to]) => start < to && end > from) ? right : 0,
  }));
}
