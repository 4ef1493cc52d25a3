import { writeFileSync } from 'node:fs';
import { weightsFile } from '../src/learned/model.ts';
import { toBytes, train } from '../src/learned/train.ts';
import { readTraining } from '../src/testing/hands.ts';

// Writes the weights of the model that finds likely personal details.
const cases = readTraining();
const bytes = toBytes(train(cases));
writeFileSync(weightsFile, bytes);
process.stdout.write(
  `${bytes.length.toLocaleString('en')} weights from ${cases.length.toLocaleString('en')} texts\n`,
);
