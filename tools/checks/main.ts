/**
 * `npm test [-- --only NAME] [-- --shard=N/M]` and `npm run check`: runs the steps of the test run and
 * ends with the line `N passed, N failed`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chooseSteps } from './choose-steps.ts';
import { describePart, sumParts } from './part-times.ts';
import { endAll, type Outcome, runSteps } from './run-steps.ts';
import { steps } from './steps.ts';

/** Characters of a step's output that are printed, from its start and from its end. */
const longestOutput = { head: 6000, tail: 14_000 };

process.chdir(path.resolve(import.meta.dirname, '../..'));
mkdirSync('.build/tests', { recursive: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });
}

const chosen = chooseSteps(steps, process.argv.slice(2));
const width = Math.max(...chosen.map(step => step.name.length));
let done = 0;

function shorten(text: string): string {
  const { head, tail } = longestOutput;
  if (text.length <= head + tail) return text;
  return `${text.slice(0, head)}\n ... \n${text.slice(-tail)}`;
}

const indent = (text: string): string =>
  shorten(stripVTControlCharacters(text).trim()).replaceAll(/^/gm, '      ');

function describeTests({ tests }: Outcome): string {
  const sum = tests.passed + tests.failed + tests.skipped;
  if (sum === 0) return '';
  const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : '';
  return `  ${tests.passed} of ${sum} tests${skipped}`;
}

function printOutcome(outcome: Outcome): void {
  const { step, result, seconds, output } = outcome;
  done += 1;
  const place = `${done}/${chosen.length}`.padStart(5);
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  const name = step.name.padEnd(width);
  console.log(`${place}  ${result.padEnd(8)}  ${name}${time}${describeTests(outcome)}`);
  if (result !== 'passed' || step.show) console.log(`\n${indent(output)}\n`);
}

const started = performance.now();
const outcomes = await runSteps(chosen, printOutcome);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
const failed = outcomes.filter(({ result }) => result === 'failed');
const passed = outcomes.filter(({ result }) => result === 'passed');
const count = (key: 'passed' | 'failed'): number =>
  outcomes.reduce((sum, { tests }) => sum + tests[key], 0);

const parts = sumParts(outcomes);

console.log(`\n${passed.length} of ${chosen.length} steps passed in ${minutes} minutes.`);
for (const part of parts) console.log(`  ${describePart(part)}`);
for (const { step, tests } of failed) {
  console.log(`failed: ${step.name}`);
  for (const line of tests.failures) console.log(`  ${line}`);
}
const failures = failed.length + count('failed');
console.log(`${passed.length + count('passed')} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
