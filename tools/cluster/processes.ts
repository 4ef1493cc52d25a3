import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderOf, type Machine, spaceOf } from './machines.ts';
import { run } from './run.ts';

/** A program of a machine. */
export type Program = {
  /** Its log is `NAME.log` in the folder of the machine. */
  readonly name: string;
  readonly command: readonly string[];
  /** The user that it runs as. PostgreSQL refuses root. */
  readonly user: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Goes before the others, as on a machine of its own. */
  readonly isUrgent?: boolean;
};

const PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
const CHECK_MS = 100;
const STOP_MS = 15_000;

/** Starts a program on a machine. It goes on when this process ends. */
export async function start(machine: Machine, program: Program): Promise<void> {
  const { name, command, user, env = {}, cwd = folderOf(machine), isUrgent = false } = program;
  const log = openSync(`${folderOf(machine)}/${name}.log`, 'a');
  const into = [`--net=/run/netns/${spaceOf(machine)}`, '--'];
  const priority = isUrgent ? ['nice', '--adjustment=-10'] : [];
  const as = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--', ...command];
  const child = spawn('nsenter', [...into, ...priority, ...as], {
    cwd,
    detached: true,
    env: { PATH, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  await once(child, 'spawn');
  child.unref();
}

/** The processes of a machine. */
async function processesOf(machine: Machine): Promise<number[]> {
  const listed = await run('ip', 'netns', 'pids', spaceOf(machine));
  return listed.split('\n').filter(Boolean).map(Number);
}

/** Kills every process of a machine, as a power failure would. */
export async function kill(machine: Machine): Promise<void> {
  signal(await processesOf(machine), 'SIGKILL');
  await waitForEnd(machine, 'SIGKILL');
}

/** Stops every process of a machine, and kills those that do not end in time. */
export async function stop(machine: Machine): Promise<void> {
  signal(await processesOf(machine), 'SIGTERM');
  const deadline = Date.now() + STOP_MS;
  while ((await processesOf(machine)).length > 0 && Date.now() < deadline) await sleep(CHECK_MS);
  await kill(machine);
}

/** Stops the processes of a machine whose command line contains a text. @throws if they do not end */
export async function stopProgram(machine: Machine, text: string): Promise<void> {
  const deadline = Date.now() + STOP_MS;
  for (let sent = false; ; sent = true) {
    const lines = await Promise.all(
      (await processesOf(machine)).map(async id => ({
        id,
        line: await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''),
      })),
    );
    const ids = lines.filter(({ line }) => line.includes(text)).map(({ id }) => id);
    if (ids.length === 0) return;
    if (Date.now() > deadline) throw new Error(`${text} on ${machine.name} does not stop.`);
    if (!sent) signal(ids, 'SIGTERM');
    await sleep(CHECK_MS);
  }
}

/** Processes that are being started while others are ended are found at the next look. */
async function waitForEnd(machine: Machine, name: 'SIGKILL'): Promise<void> {
  for (let left = await processesOf(machine); left.length > 0; left = await processesOf(machine)) {
    signal(left, name);
    await sleep(CHECK_MS);
  }
}

function signal(ids: readonly number[], name: 'SIGTERM' | 'SIGKILL'): void {
  for (const id of ids) {
    try {
      process.kill(id, name);
    } catch {
      // It has just ended.
    }
  }
}
