import { type LinearModel, probabilitiesOf, type Weights } from './linear-model.ts';

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

/** Features of which the number of the right label is known. */
export type Example = { readonly features: readonly number[]; readonly right: number };

/**
 * Learns weights from the examples of texts: logistic regression by stochastic gradient descent, with step sizes by
 * AdaGrad. The same examples give the same weights.
 */
export function train(
  { labels, space }: LinearModel,
  examples: readonly (readonly Example[])[],
): Weights {
  const values = new Float32Array(space * labels.length);
  const weights = { values, labels: labels.length, scale: 1 };
  const squares = new Float32Array(values.length);
  const random = createRandom();
  const texts = examples.filter(({ length }) => length > 0);
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
