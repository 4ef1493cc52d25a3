import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const MOST_OUTPUT = 16 * 2 ** 20;

/** Runs a command to its end. @returns what it printed @throws an error with what it said */
export async function run(command: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' };
  try {
    const { stdout } = await execute(command, args, { env, maxBuffer: MOST_OUTPUT });
    return stdout;
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    const said = stderr.trim().split('\n').slice(-5).join('\n') || message;
    throw new Error(`${command} ${args.join(' ')} failed: ${said}`, { cause: error });
  }
}

/** Runs a command that may fail. @returns whether it succeeded */
export const tryRun = (command: string, ...args: readonly string[]): Promise<boolean> =>
  run(command, ...args).then(
    () => true,
    () => false,
  );
