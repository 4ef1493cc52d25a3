import { fold } from '../fold/fold.ts';
import type { HandCase } from '../testing/hands.ts';
import { featuresOf, tokensOf } from './features.ts';
import { labels, probabilitiesOf, scaleInFile, type Weights, weightCount } from './model.ts';

const rounds = 8;
const rate = 0.05;
/** Errors below this are not worth a step. */
const smallest = 1e-3;

/** Numbers from 0 to 1, the same ones each time. */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
}

type Example = { readonly features: readonly number[]; readonly right: number };

/** The tokens of a case, if it is harmless or about a personal detail whose place is known. */
function examplesOf({ code, language, context: { text, toTarget }, places }: HandCase): Example[] {
  const right = labels.indexOf(code as (typeof labels)[number]);
  const isHarmless = code === undefined && toTarget.length === 0;
  if (language !== undefined || (!isHarmless && (right < 0 || places.length === 0))) return [];
  const tokens = tokensOf(text, fold(text));
  return featuresOf(tokens).map((features, at) => {
    const { start = 0, end = 0 } = tokens[at] ?? {};
    const isInside = places.some(([from, to]) => start < to && end > from);
    return { features, right: isInside ? right : 0 };
  });
}

/**
 * Learns weights from cases: logistic regression by stochastic gradient descent, with step sizes by
 * AdaGrad. The same cases give the same weights.
 */
export function train(cases: readonly HandCase[]): Weights {
  const weights = { values: new Float32Array(weightCount), scale: 1 };
  const { values } = weights;
  const squares = new Float32Array(weightCount);
  const random = createRandom();
  const texts = cases.map(examplesOf).filter(({ length }) => length > 0);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(texts, random);
    for (const { features, right } of texts.flat()) {
      const errors = probabilitiesOf(weights, features);
      errors[right] = (errors[right] ?? 0) - 1;
      errors.forEach((error, label) => {
        if (Math.abs(error) < smallest) return;
        for (const feature of features) {
          const at = feature * labels.length + label;
          const square = (squares[at] ?? 0) + error * error;
          squares[at] = square;
          values[at] = (values[at] ?? 0) - (rate * error) / (Math.sqrt(square) + 0.01);
        }
      });
    }
  }
  return weights;
}

/** Weights as they are kept in the file: one byte each. */
export const toBytes = ({ values, scale }: Weights): Int8Array =>
  Int8Array.from(values, value =>
    Math.max(-127, Math.min(127, Math.round((value / scale) * scaleInFile))),
  );
