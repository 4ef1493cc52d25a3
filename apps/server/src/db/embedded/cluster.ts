import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, canReach, databaseAccount } from './account.ts';
import {
  type Binaries,
  type BinaryPackage,
  findBinaryPackage,
  prepareBinaries,
} from './binaries.ts';

/** An embedded database: its files, programs and account. */
export interface Cluster {
  /** PostgreSQL's own data folder. */
  readonly dir: string;
  /** The path of `dir` for the account (see `nameForAccount`). */
  readonly dirName: string;
  /** Folder of the socket; undefined where there are no unix sockets. */
  readonly socketDir: string | undefined;
  readonly logFile: string;
  /** Identifies our process in the process list. */
  readonly mark: string;
  readonly account: Account | undefined;
  readonly binaries: Binaries;
  /** False only for throwaway test data: nothing is synced to disk. */
  readonly durable: boolean;
}

export const DATABASE_USER = 'digipals';
const PASSWORD_FILE = 'digipals.password';
// sun_path holds 108 bytes on Linux and 104 on macOS, the file name takes 20 of them.
const LONGEST_SOCKET_DIR = 80;

/** Prepares the folders and programs of an embedded database in `dataDir`. */
export function prepareCluster(
  dataDir: string,
  options: { durable?: boolean; package?: BinaryPackage } = {},
): Cluster {
  const asRoot = process.getuid?.() === 0;
  mkdirSync(dataDir, { recursive: true, mode: asRoot ? 0o711 : 0o700 });
  const home = realpathSync(dataDir);
  const dir = path.join(home, 'postgres');
  const account = databaseAccount(dir);
  const mark = `digipals-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`;
  const spareDir = asRoot ? '/var/cache/digipals' : path.join(home, 'programs');
  return {
    dir,
    dirName: nameForAccount(dir, account),
    socketDir: process.platform === 'win32' ? undefined : makeSocketDir(home, mark, account),
    logFile: path.join(home, 'postgres.log'),
    mark,
    account,
    binaries: prepareBinaries(options.package ?? findBinaryPackage(), account, spareDir),
    durable: options.durable ?? true,
  };
}

/**
 * An account that cannot enter the folders above the data (root's home) can still use the data folder
 * as its working directory, through the kernel's link to it.
 */
function nameForAccount(dir: string, account: Account | undefined): string {
  if (canReach(path.dirname(dir), account)) return dir;
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd';
  throw new Error(
    `The account that runs PostgreSQL (uid ${account?.uid}) cannot reach ${dir}. Choose another DATA_DIR.`,
  );
}

function makeSocketDir(home: string, mark: string, account: Account | undefined): string {
  const places = [path.join(home, 'run'), path.join(tmpdir(), mark), path.join('/tmp', mark)];
  const fits = (dir: string) =>
    Buffer.byteLength(dir) <= LONGEST_SOCKET_DIR && canReach(path.dirname(dir), account);
  const dir = places.find(fits) ?? path.join('/tmp', mark);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  // In a world-writable folder, another user could have created a link or a folder there first.
  const found = lstatSync(dir);
  if (!found.isDirectory() || ![process.getuid?.(), account?.uid].includes(found.uid)) {
    throw new Error(`${dir} belongs to another user: remove it, or choose another DATA_DIR.`);
  }
  giveTo(account, dir);
  chmodSync(dir, 0o700);
  return dir;
}

function giveTo(account: Account | undefined, file: string): void {
  if (account) chownSync(file, account.uid, account.gid);
}

/** The password of `DATABASE_USER`, generated with the database and stored in its folder. */
export function readPassword(cluster: Cluster): string {
  return readFileSync(path.join(cluster.dir, PASSWORD_FILE), 'utf8').trim();
}

/** Environment of PostgreSQL's programs, without the PG* variables of this process. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }), LC_ALL: 'C', TZ: 'UTC' };
}

/** Creates the database files once; after a crash in the middle, the next start begins again. */
export function createClusterOnce(cluster: Cluster): void {
  if (existsSync(path.join(cluster.dir, 'PG_VERSION'))) return;
  const home = path.dirname(cluster.dir);
  const draft = path.join(home, `postgres.new-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(cluster.account, draft);
  const password = randomBytes(24).toString('base64url');
  runInitdb(cluster, draft, password);
  const passwordFile = path.join(draft, PASSWORD_FILE);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(cluster.account, passwordFile);
  try {
    renameSync(draft, cluster.dir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path.join(cluster.dir, 'PG_VERSION'))) throw error;
  }
  removeAbandonedDrafts(home);
}

function runInitdb(cluster: Cluster, draft: string, password: string): void {
  const passwordFile = path.join(cluster.socketDir ?? path.dirname(draft), `new-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(cluster.account, passwordFile);
  const result = spawnSync(
    cluster.binaries.initdb,
    [
      ...['-D', cluster.dirName === cluster.dir ? draft : cluster.dirName],
      ...['-U', DATABASE_USER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      // The built-in locale sorts the same on every machine.
      ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(cluster.durable ? [] : ['--no-sync']),
    ],
    { cwd: draft, env: programEnvironment(), encoding: 'utf8', ...cluster.account },
  );
  rmSync(passwordFile, { force: true });
  if (result.status === 0) return;
  rmSync(draft, { recursive: true, force: true });
  const why = result.error?.message ?? `${result.stdout}${result.stderr}`.trim();
  throw new Error(`PostgreSQL could not create its data folder ${cluster.dir}: ${why}`);
}

function removeAbandonedDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) {
      rmSync(path.join(home, name), { recursive: true, force: true });
    }
  }
}

/** Whether a process with that id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
