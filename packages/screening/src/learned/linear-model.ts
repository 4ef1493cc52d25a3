import { readFileSync } from 'node:fs';

/** A model that adds weights of features; the first label means that nothing was found. */
export type LinearModel<Label extends string = string> = {
  readonly labels: readonly ['none', ...Label[]];
  /** Features are numbers below this. */
  readonly space: number;
  /** The file of the weights, which `npm run train` writes. */
  readonly file: URL;
};

/** A weight of each label for each feature, at `feature * labels + label`. */
export type Weights = {
  readonly values: Float32Array | Int8Array;
  readonly labels: number;
  /** The value that stands for a weight of 1. */
  readonly scale: number;
};

/** In the file this value stands for a weight of 1, so that each fits into a byte. */
const scaleInFile = 32;

/** Reads the weights that `npm run train` wrote. @throws when the file has another size */
export function readWeights({ labels, space, file }: LinearModel): Weights {
  const values = new Int8Array(readFileSync(file));
  if (values.length !== space * labels.length)
    throw new Error('The weights do not fit the features: run npm run train');
  return { values, labels: labels.length, scale: scaleInFile };
}

/** Weights as they are kept in the file: one byte each. */
export const toBytes = ({ values, scale }: Weights): Int8Array =>
  Int8Array.from(values, value =>
    Math.max(-127, Math.min(127, Math.round((value / scale) * scaleInFile))),
  );

/** The probability of each label: the softmax of the sums of the features' weights. */
export function probabilitiesOf(
  { values, labels, scale }: Weights,
  features: readonly number[],
): Float64Array {
  const shares = new Float64Array(labels);
  for (const feature of features) {
    let at = feature * labels;
    for (let label = 0; label < labels; label += 1, at += 1)
      shares[label] = (shares[label] as number) + (values[at] as number);
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < labels; label += 1)
    highest = Math.max(highest, shares[label] as number);
  let all = 0;
  for (let label = 0; label < labels; label += 1) {
    const share = Math.exp(((shares[label] as number) - highest) / scale);
    shares[label] = share;
    all += share;
  }
  for (let label = 0; label < labels; label += 1) shares[label] = (shares[label] as number) / all;
  return shares;
}

/** The most likely label but `none`. */
export function likeliestOf<Label extends string>(
  { labels }: LinearModel<Label>,
  probabilities: Float64Array,
): Label {
  let best = 1;
  for (let label = 2; label < labels.length; label += 1)
    if ((probabilities[label] ?? 0) > (probabilities[best] ?? 0)) best = label;
  return labels[best] as Label;
}
