import { readFileSync } from 'node:fs';
import type { SignalCode } from '@digipals/contract';
import { fold } from '../fold/fold.ts';
import { featureSpace, featuresOf, tokensOf } from './features.ts';

/** What a token may belong to; `none` is everything but personal details. */
export const labels = [
  'none',
  'fullName',
  'phone',
  'email',
  'address',
  'school',
  'socialMedia',
  'birthDate',
  'asksForDetails',
] as const satisfies readonly (SignalCode | 'none')[];
export type Label = (typeof labels)[number];

/** A weight of each label for each feature, at `feature * labels.length + label`. */
export type Weights = {
  readonly values: Float32Array | Int8Array;
  /** The value that stands for a weight of 1. */
  readonly scale: number;
};
export const weightCount = featureSpace * labels.length;

/** The file of the weights, which `npm run train` writes. */
export const weightsFile = new URL('./weights.bin', import.meta.url);
/** In the file this value stands for a weight of 1, so that each fits into a byte. */
export const scaleInFile = 32;

/** Reads the weights that `npm run train` wrote. @throws when the file has another size */
export function readWeights(): Weights {
  const values = new Int8Array(readFileSync(weightsFile));
  if (values.length !== weightCount)
    throw new Error('The weights do not fit the features: run npm run train');
  return { values, scale: scaleInFile };
}

/** The probability of each label for a token: the softmax of the sums of its features' weights. */
export function probabilitiesOf(
  { values, scale }: Weights,
  features: readonly number[],
): Float64Array {
  const shares = new Float64Array(labels.length);
  for (const feature of features) {
    let at = feature * shares.length;
    for (let label = 0; label < shares.length; label += 1, at += 1)
      shares[label] = (shares[label] as number) + (values[at] as number);
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < shares.length; label += 1)
    highest = Math.max(highest, shares[label] as number);
  let all = 0;
  for (let label = 0; label < shares.length; label += 1) {
    const share = Math.exp(((shares[label] as number) - highest) / scale);
    shares[label] = share;
    all += share;
  }
  for (let label = 0; label < shares.length; label += 1)
    shares[label] = (shares[label] as number) / all;
  return shares;
}

/** A token with the probability that it belongs to a personal detail, and the detail that is most likely. */
export type Judged = {
  readonly start: number;
  readonly end: number;
  /** Neither a word nor a number. */
  readonly isSign: boolean;
  readonly probability: number;
  readonly likeliest: Exclude<Label, 'none'>;
};

/** Judges every token of a text. */
export function judge(weights: Weights, text: string, folded = fold(text)): Judged[] {
  const tokens = tokensOf(text, folded);
  return featuresOf(tokens).map((features, at) => {
    const probabilities = probabilitiesOf(weights, features);
    let best = 1;
    for (let label = 2; label < labels.length; label += 1)
      if ((probabilities[label] ?? 0) > (probabilities[best] ?? 0)) best = label;
    const { text: token = '', start = 0, end = 0 } = tokens[at] ?? {};
    const likeliest = labels[best] as Judged['likeliest'];
    const probability = 1 - (probabilities[0] ?? 1);
    return { start, end, isSign: !/^[\p{L}\p{N}]/u.test(token), probability, likeliest };
  });
}
