import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall, canAptInstall } from './apt.ts';

const oldestVersion = 15;
const debianFolder = '/usr/lib/postgresql';

/** A PostgreSQL other than the embedded one, for the database tests. */
export type SystemPostgres = { version: string; url: string; stop: () => Promise<void> };

/** The account a process runs as: PostgreSQL refuses to run as root. */
type Account = { uid?: number; gid?: number };

/** The folder of Debian's newest PostgreSQL binaries of version 15 or later, if any. */
function findBinaries(): string | undefined {
  if (!existsSync(debianFolder)) return undefined;
  const versions = readdirSync(debianFolder)
    .map(Number)
    .filter(version => version >= oldestVersion)
    .sort((a, b) => b - a);
  return versions
    .map(version => path.join(debianFolder, String(version), 'bin'))
    .find(folder => existsSync(path.join(folder, 'initdb')));
}

function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (!line) throw new Error('Root may not run PostgreSQL, and there is no account postgres.');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function waitUntilReady(binaries: string, port: number): Promise<void> {
  const args = ['-q', '-h', '127.0.0.1', '-p', String(port)];
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      execFileSync(path.join(binaries, 'pg_isready'), args);
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('PostgreSQL did not start within 10 s');
}

/** Creates an empty cluster in a new folder that only the account may read. */
function createCluster(binaries: string, password: string, account: Account): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'digipals-postgres-'));
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(folder, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const data = path.join(folder, 'data');
  const args = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(binaries, 'initdb'), [...args, ...locale], { ...account, cwd: folder });
  return folder;
}

/**
 * Starts a temporary cluster of Debian's PostgreSQL on a free port of 127.0.0.1, after installing the
 * package if running as root.
 * @param more additional settings of PostgreSQL
 * @returns undefined if there is none
 */
export async function startSystemPostgres(
  more: Readonly<Record<string, string>> = {},
): Promise<SystemPostgres | undefined> {
  if (!findBinaries() && canAptInstall()) aptInstall(['postgresql']);
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const account = chooseAccount();
  const password = randomBytes(16).toString('hex');
  const folder = createCluster(binaries, password, account);
  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    ...more,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', path.join(folder, 'data'), ...args],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  // An interrupted run must not leave its cluster behind.
  process.once('exit', () => server.kill('SIGQUIT'));
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(binaries, port);
  } catch (error) {
    await stop();
    throw error;
  }
  const version = execFileSync(path.join(binaries, 'postgres'), ['--version'], {
    encoding: 'utf8',
  });
  return {
    version: version.trim(),
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop,
  };
}
