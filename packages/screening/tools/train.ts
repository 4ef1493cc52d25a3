import { writeFileSync } from 'node:fs';
import { danger } from '../src/learned/danger.ts';
import { details } from '../src/learned/details.ts';
import { dangerExamplesOf, detailExamplesOf } from '../src/learned/examples.ts';
import { toBytes } from '../src/learned/linear-model.ts';
import { train } from '../src/learned/train.ts';
import { readTraining } from '../src/testing/hands.ts';

// Writes the weights of the models that find likely personal details and likely danger.
for (const [name, model, examplesOf] of [
  ['details', details, detailExamplesOf],
  ['danger', danger, dangerExamplesOf],
] as const) {
  const cases = readTraining(name);
  const bytes = toBytes(train(model, cases.map(examplesOf)));
  writeFileSync(model.file, bytes);
  const [weights, texts] = [bytes, cases].map(({ length }) => length.toLocaleString('en'));
  process.stdout.write(`${name}: ${weights} weights from ${texts} texts\n`);
}
