import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, isAlive, programEnvironment } from './cluster.ts';

/** A running PostgreSQL of ours, as its own pid file tells. */
export interface Postmaster {
  readonly pid: number;
  readonly host: string;
  readonly port: number;
}

const LONGEST_LOG = 10_000_000;
// Above every pid a kernel hands out.
const NO_PROCESS = '2147483646';

const pidFile = (cluster: Cluster) => path.join(cluster.dir, 'postmaster.pid');

function readPidFile(cluster: Cluster): string[] {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The PostgreSQL that runs on these files, whoever started it. */
export function findPostmaster(cluster: Cluster): Postmaster | undefined {
  const [pid, , , port, socketDir, address] = readPidFile(cluster);
  if (!pid || !isAlive(Number(pid)) || !isOurs(Number(pid), cluster)) return undefined;
  return { pid: Number(pid), host: socketDir || address || '', port: Number(port) };
}

function isOurs(pid: number, cluster: Cluster): boolean {
  try {
    return commandLine(pid).includes(cluster.mark);
  } catch {
    return false;
  }
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (process.platform === 'win32') {
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
    return execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' });
  }
  return execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
}

/**
 * After a crash the pid file may name a process that is somebody else's by now (a container counts
 * its processes from 1 again), and PostgreSQL would wait for it for ever. Only the pid is replaced:
 * the rest of the file lets PostgreSQL see orphans of the old server that still write.
 */
function disownStalePid(cluster: Cluster): void {
  const [pid, ...rest] = readPidFile(cluster);
  if (!pid || !isAlive(Number(pid)) || isOurs(Number(pid), cluster)) return;
  writeFileSync(pidFile(cluster), [NO_PROCESS, ...rest].join('\n'));
}

/**
 * Starts PostgreSQL on the files of `cluster`. It outlives this process, so that a killed server
 * can be started again beside it, and it writes to a log file of its own for the same reason.
 */
export function spawnPostmaster(cluster: Cluster, port: number): ChildProcess {
  disownStalePid(cluster);
  if ((statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG) {
    truncateSync(cluster.logFile);
  }
  const log = openSync(cluster.logFile, 'a', 0o600);
  try {
    const settings = Object.entries(settingsOf(cluster, port));
    const child = spawn(
      cluster.binaries.postgres,
      ['-D', cluster.dirName, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        cwd: cluster.dir,
        env: programEnvironment(),
        detached: true,
        stdio: ['ignore', log, log],
        ...cluster.account,
      },
    );
    child.once('error', error => appendFileSync(cluster.logFile, `${error.message}\n`));
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

function settingsOf(cluster: Cluster, port: number): Record<string, string | number> {
  return {
    cluster_name: cluster.mark,
    port,
    listen_addresses: cluster.socketDir ? '' : '127.0.0.1',
    unix_socket_directories: cluster.socketDir ?? '',
    unix_socket_permissions: '0700',
    max_connections: 100,
    // Short queries by key: parallel workers and compilation cost more than they bring.
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    // Small data sits in memory: workers that read ahead only take processor time.
    io_method: 'sync',
    max_logical_replication_workers: 0,
    log_timezone: 'UTC',
    // The log must not repeat what a statement carried: no statement, no detail of a broken key.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(cluster.durable
      ? {}
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
}

/** Stops PostgreSQL the fast way: open transactions are rolled back, everything else is kept. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = findPostmaster(cluster);
  if (!running) return;
  if (process.platform === 'win32') {
    spawnSync(cluster.binaries.pgCtl, ['stop', '-D', cluster.dir, '-m', 'fast', '-w']);
    return;
  }
  kill(running.pid, 'SIGINT');
  // One that ended but that nobody waits for (in a container, say) still has its id, not its name.
  for (let waited = 0; isAlive(running.pid) && isOurs(running.pid, cluster); waited += 10) {
    // Quitting at once is still safe: the next start recovers from the write-ahead log.
    if (waited === 20_000) kill(running.pid, 'SIGQUIT');
    await sleep(10);
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
