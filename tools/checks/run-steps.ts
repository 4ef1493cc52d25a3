import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Step, skipCode } from './steps.ts';
import { noTests, readTestReport, type TestReport } from './test-report.ts';

/** The outcome of a step. `tests` are those of its report; seconds of wall time. */
export type Outcome = {
  step: Step;
  result: 'passed' | 'failed' | 'skipped';
  output: string;
  seconds: number;
  tests: TestReport;
};

const lanes = 2;
const limitMinutes = 60;
const running = new Set<ChildProcess>();

/** Kills the process group of a step, so that no browser or database outlives it. */
function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Kills every running step. */
export function endAll(): void {
  for (const child of running) end(child);
}

function execute(step: Step): Promise<Outcome> {
  const started = performance.now();
  if (step.report) rmSync(step.report, { force: true });
  const [program, ...args] = step.command;
  const child = spawn(program, args, {
    cwd: step.folder ?? '.',
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const take = (part: Buffer): void => {
    output += part.toString();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const timer = setTimeout(() => {
    output += `\nStopped after ${limitMinutes} minutes.\n`;
    end(child);
  }, limitMinutes * 60_000);
  return new Promise(resolve => {
    const finish = (code: number | null): void => {
      clearTimeout(timer);
      running.delete(child);
      const seconds = (performance.now() - started) / 1000;
      if (code === skipCode) {
        resolve({ step, result: 'skipped', output, seconds, tests: noTests });
        return;
      }
      const tests = readTestReport(step.report);
      const result = code === 0 && tests.failed === 0 ? 'passed' : 'failed';
      resolve({ step, result, output, seconds, tests });
    };
    child.on('error', error => {
      output += String(error);
      finish(1);
    });
    child.on('close', finish);
  });
}

/**
 * Runs the steps two at a time, each when its dependencies have passed. When a dependency
 * failed, the step fails without running.
 * @param report called with each outcome as soon as it is known
 */
export async function runSteps(
  steps: readonly Step[],
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const active = new Map<Step, Promise<void>>();
  const isListed = (name: string): boolean => steps.some(step => step.name === name);
  const resultOf = (name: string) => outcomes.find(({ step }) => step.name === name)?.result;
  const record = (outcome: Outcome): void => {
    outcomes.push(outcome);
    report(outcome);
  };
  const failedDependency = (step: Step): string | undefined =>
    step.after?.find(name => resultOf(name) === 'failed');
  const isReady = (step: Step): boolean =>
    (step.after ?? []).every(name => !isListed(name) || resultOf(name) !== undefined);

  const startNext = (): boolean => {
    if (active.size >= lanes) return false;
    const step = waiting.find(isReady);
    if (!step) return false;
    waiting.splice(waiting.indexOf(step), 1);
    const failed = failedDependency(step);
    if (failed) {
      const output = `Not run, because "${failed}" failed.`;
      record({ step, result: 'failed', output, seconds: 0, tests: noTests });
      return true;
    }
    const done = execute(step).then(outcome => {
      active.delete(step);
      record(outcome);
    });
    active.set(step, done);
    return true;
  };

  while (waiting.length > 0 || active.size > 0) {
    while (startNext());
    if (waiting.length > 0 && active.size === 0) throw new Error('Steps wait for each other.');
    await Promise.race(active.values());
  }
  return outcomes;
}
