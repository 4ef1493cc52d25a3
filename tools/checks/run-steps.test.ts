import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import { type Step, skipCode } from './steps.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
const log = path.join(folder, 'log');
afterAll(() => rmSync(folder, { recursive: true }));

const script = (name: string, text: string, more: Partial<Step> = {}): Step => ({
  name,
  part: 'checks',
  command: [process.execPath, '-e', text],
  ...more,
});

/** A step that records when it starts and ends. */
const logged = (name: string, more: Partial<Step> = {}): Step =>
  script(
    name,
    `const fs = require('fs');
     fs.appendFileSync(${JSON.stringify(log)}, '${name} begins\\n');
     setTimeout(() => fs.appendFileSync(${JSON.stringify(log)}, '${name} ends\\n'), 150);`,
    more,
  );

async function run(steps: Step[]) {
  writeFileSync(log, '');
  const outcomes = await runSteps(steps, () => undefined);
  const results = Object.fromEntries(outcomes.map(({ step, result }) => [step.name, result]));
  return { outcomes, results, lines: readFileSync(log, 'utf8').trim().split('\n') };
}

test('a step passes by its exit code, and its output is captured', async () => {
  const { outcomes, results } = await run([
    script('good', 'console.log("fine")'),
    script('bad', 'console.error("broken"); process.exit(3)'),
    script('none here', `process.exit(${skipCode})`),
  ]);
  expect(results).toEqual({ good: 'passed', bad: 'failed', 'none here': 'skipped' });
  expect(outcomes.find(({ step }) => step.name === 'bad')?.output).toBe('broken\n');
});

test('a missing program fails its step', async () => {
  const { results } = await run([
    { name: 'gone', part: 'checks', command: [path.join(folder, 'gone')] },
  ]);
  expect(results).toEqual({ gone: 'failed' });
});

test('a step waits for its dependencies, and does not run when one failed', async () => {
  const { lines, results } = await run([
    logged('second', { after: ['first'] }),
    logged('first'),
    script('bad', 'process.exit(1)'),
    logged('never', { after: ['bad'] }),
  ]);
  expect(lines).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(results).toEqual({ first: 'passed', second: 'passed', bad: 'failed', never: 'failed' });
});

test('the report counts and names the tests, and a failed one fails the step', async () => {
  const report = path.join(folder, 'report.json');
  const assertionResults = [
    {
      status: 'failed',
      fullName: 'a song is heard',
      failureMessages: ['Error: silence\n at line 3'],
    },
    { status: 'passed', fullName: 'a cat sleeps', failureMessages: [] },
  ];
  const counts = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ assertionResults }],
  };
  const text = `require('fs').writeFileSync(${JSON.stringify(report)}, ${JSON.stringify(JSON.stringify(counts))})`;
  const { outcomes } = await run([script('tests', text, { report })]);
  expect(outcomes[0]).toMatchObject({
    result: 'failed',
    tests: {
      passed: 4,
      failed: 1,
      skipped: 3,
      failures: ['a song is heard: Error: silence'],
    },
  });
});

test('steps that wait for each other are an error', async () => {
  const steps = [logged('a', { after: ['b'] }), logged('b', { after: ['a'] })];
  await expect(runSteps(steps, () => undefined)).rejects.toThrow('wait for each other');
});
