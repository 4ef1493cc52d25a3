import { fork } from 'node:child_process';
import path from 'node:path';
import type { Outcome, Plan } from './plan.ts';

/** Runs a plan in a process of its own. @throws if that process ends without an answer */
export const generate = (plan: Plan): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const generator = fork(path.join(import.meta.dirname, 'generator.ts'));
    generator.once('message', outcome => resolve(outcome as Outcome));
    generator.once('exit', code => reject(new Error(`The load generator ended with ${code}.`)));
    generator.send(plan);
  });
