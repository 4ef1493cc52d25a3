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
import { archiveSettings } from './spool.ts';

/** A running embedded PostgreSQL, as described by its pid file. */
export interface Postmaster {
  readonly pid: number;
  readonly host: string;
  readonly port: number;
}

const LONGEST_LOG = 10_000_000;
// Higher than any pid.
const NO_PROCESS = '2147483646';

const pidFile = (cluster: Cluster) => path.join(cluster.dir, 'postmaster.pid');

function readPidFile(cluster: Cluster): string[] {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The running PostgreSQL of these files, even if another process started it. */
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
 * After a crash, the pid in the file may belong to an unrelated process (a container numbers its
 * processes from 1 again), and PostgreSQL would wait for it forever. Replaces only the pid: from the
 * rest of the file PostgreSQL detects orphans of the old server that still write.
 */
function replaceStalePid(cluster: Cluster): void {
  const [pid, ...rest] = readPidFile(cluster);
  if (!pid || !isAlive(Number(pid)) || isOurs(Number(pid), cluster)) return;
  writeFileSync(pidFile(cluster), [NO_PROCESS, ...rest].join('\n'));
}

/**
 * Starts PostgreSQL on the files of `cluster`. It is detached and writes to its own log file, so that it
 * survives a killed server and the next server can take it over.
 */
export function spawnPostmaster(cluster: Cluster, port: number): ChildProcess {
  replaceStalePid(cluster);
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
    // Queries are short lookups by key: parallel workers and JIT compilation cost more than they save.
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    // The data fits into memory: workers that read ahead only cost processor time.
    io_method: 'sync',
    max_logical_replication_workers: 0,
    log_timezone: 'UTC',
    // The log must not contain data: no statements and no values of violated keys.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...archiveSettings(path.dirname(cluster.dir), cluster.account),
    ...(cluster.durable
      ? {}
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
}

/** Stops PostgreSQL in fast mode: open transactions are rolled back. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = findPostmaster(cluster);
  if (!running) return;
  if (process.platform === 'win32') {
    spawnSync(cluster.binaries.pgCtl, ['stop', '-D', cluster.dir, '-m', 'fast', '-w']);
    return;
  }
  kill(running.pid, 'SIGINT');
  // A zombie process (in a container, say) still has its id, but not its command line.
  for (let waited = 0; isAlive(running.pid) && isOurs(running.pid, cluster); waited += 10) {
    // An immediate shutdown is still safe: the next start recovers from the write-ahead log.
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
