import { fold } from '../fold/fold.ts';
import { featureSpace, featuresOf, tokensOf } from './features.ts';
import { type LinearModel, likeliestOf, probabilitiesOf, type Weights } from './linear-model.ts';

/** Tells which words belong to a personal detail. */
export const details = {
  labels: [
    'none',
    'fullName',
    'phone',
    'email',
    'address',
    'school',
    'socialMedia',
    'birthDate',
    'asksForDetails',
  ],
  space: featureSpace,
  file: new URL('./details.bin', import.meta.url),
} as const satisfies LinearModel;

export type Detail = Exclude<(typeof details)['labels'][number], 'none'>;

/** A token with the probability that it belongs to a personal detail, and the detail that is most likely. */
export type Judged = {
  readonly start: number;
  readonly end: number;
  /** Neither a word nor a number. */
  readonly isSign: boolean;
  readonly probability: number;
  readonly likeliest: Detail;
};

/** Judges every token of a text. */
export function judge(weights: Weights, text: string, folded = fold(text)): Judged[] {
  const tokens = tokensOf(text, folded);
  return featuresOf(tokens).map((features, at) => {
    const probabilities = probabilitiesOf(weights, features);
    const { text: token = '', start = 0, end = 0 } = tokens[at] ?? {};
    const likeliest = likeliestOf<Detail>(details, probabilities);
    const probability = 1 - (probabilities[0] ?? 1);
    return { start, end, isSign: !/^[\p{L}\p{N}]/u.test(token), probability, likeliest };
  });
}
