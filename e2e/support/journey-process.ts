import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { JourneyAnswer, JourneyCall } from '../../apps/server/src/testing/journey-server.ts';

const repository = path.resolve(import.meta.dirname, '../..');
/** Compiling the code of the server anew for each process would take a minute in all. */
const compiled = path.join(repository, '.build/compiled');

/** Starts a script of the server; with `ipc` it takes messages. */
export const spawnScript = (script: string, env: NodeJS.ProcessEnv, channel: 'ignore' | 'ipc') =>
  spawn(process.execPath, [`apps/server/src/${script}`], {
    cwd: repository,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe', channel],
  });

/** Processes whose server has stopped. */
const idle: ChildProcess[] = [];

const outputsOf = ({ stdout, stderr }: ChildProcess) =>
  [stdout, stderr].filter(output => output !== null);

/** An idle process must not keep this one alive. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  const method = isNeeded ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
  for (const output of outputsOf(child)) (output as Socket)[method]();
}

/**
 * Takes a process that runs servers one after another. The next server starts several times as fast in the process
 * of the one before.
 */
export function takeProcess(log: NodeJS.WritableStream) {
  const child = idle.pop() ?? spawnScript('testing/journey-server.ts', {}, 'ipc');
  keepAlive(child, true);
  for (const output of outputsOf(child)) output.pipe(log, { end: false });

  const call = (message: JourneyCall): Promise<Exclude<JourneyAnswer, { failed: string }>> =>
    new Promise((resolve, reject) => {
      const end = (error: Error): void => {
        child.off('message', onAnswer).off('exit', onExit);
        reject(error);
      };
      const onExit = (): void => end(new Error('The process of the server has ended.'));
      const onAnswer = (answer: JourneyAnswer): void => {
        child.off('exit', onExit);
        if ('failed' in answer) reject(new Error(answer.failed));
        else resolve(answer);
      };
      child.once('exit', onExit).once('message', onAnswer);
      child.send(message, error => error && end(error));
    });

  return {
    /** One call at a time. Rejects when it fails, or when the process ends. */
    call,
    /** Keeps the process for the next server. */
    release(): void {
      // What it still prints belongs to no server.
      for (const output of outputsOf(child)) output.unpipe(log).resume();
      keepAlive(child, false);
      idle.push(child);
    },
    kill(): void {
      child.kill();
    },
  };
}
