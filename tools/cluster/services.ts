import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FOLDER, folderOf, frontMachine, type Machine, ports } from './machines.ts';
import { type Program, start, stopProgram } from './processes.ts';
import { databaseProxyConfig, frontProxyConfig, pgbouncerConfig } from './proxies.ts';
import { run } from './run.ts';
import {
  DATABASE,
  diskGuardScript,
  diskOf,
  etcdCommand,
  patroniConfig,
  type Secrets,
  socketFolderOf,
} from './templates.ts';

/** The folder of this version. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
const SERVER = 'apps/server/src/main.ts';
const SECRETS = `${FOLDER}/secrets.json`;
/** Made by postgresql-common. */
const USER = 'postgres';

/** The secrets of the cluster; made at the first call. */
export async function readSecrets(): Promise<Secrets> {
  if (!existsSync(SECRETS)) {
    const make = (): string => randomBytes(16).toString('hex');
    const secrets: Secrets = { app: make(), superuser: make(), replication: make() };
    await writeFile(SECRETS, JSON.stringify(secrets), { mode: 0o600 });
  }
  return JSON.parse(await readFile(SECRETS, 'utf8'));
}

/** Writes a file that only the user of the programs reads. */
async function write(machine: Machine, name: string, text: string): Promise<string> {
  const file = `${folderOf(machine)}/${name}`;
  await writeFile(file, text, { mode: 0o600 });
  await run('chown', USER, file);
  return file;
}

/** How servers differ from the usual: by their clock, such as `+1h`, or by the folder of their version. */
export type Variant = { readonly clock?: string; readonly root?: string };

type Starters = Readonly<
  Record<Machine['kind'], (machine: Machine, port: number, variant: Variant) => Promise<Program[]>>
>;

const starters: Starters = {
  async etcd(machine) {
    return [{ name: 'etcd', command: etcdCommand(machine), user: USER, isUrgent: true }];
  },
  async db(machine) {
    const secrets = await readSecrets();
    const patroni = await write(machine, 'patroni.yml', patroniConfig(machine, secrets));
    const pgbouncer = await write(machine, 'pgbouncer.ini', pgbouncerConfig(machine));
    const guard = await write(machine, 'disk-guard.sh', diskGuardScript(machine));
    await write(machine, 'users.txt', `"${DATABASE}" "${secrets.app}"\n`);
    await mkdir(socketFolderOf(machine), { recursive: true });
    await run('chown', USER, socketFolderOf(machine), diskOf(machine));
    return [
      { name: 'patroni', command: ['patroni', patroni], user: USER, isUrgent: true },
      { name: 'disk-guard', command: ['sh', guard], user: USER },
      { name: 'pgbouncer', command: ['pgbouncer', pgbouncer], user: USER },
    ];
  },
  async app(machine, port, variant) {
    const proxy = await write(machine, 'haproxy.cfg', databaseProxyConfig());
    return [
      { name: 'haproxy', command: ['haproxy', '-db', '-f', proxy], user: USER },
      await serverProgram(machine, port, variant),
    ];
  },
  async front(machine, port) {
    const proxy = await write(machine, 'haproxy.cfg', frontProxyConfig(machine, port));
    // It drops its privileges once it listens on the network of the host.
    return [{ name: 'haproxy', command: ['haproxy', '-db', '-f', proxy], user: 'root' }];
  },
};

/** The same program as `npm start`. It runs as the owner of this repository, who can read it. */
async function serverProgram(
  machine: Machine,
  port: number,
  { clock, root = ROOT }: Variant,
): Promise<Program> {
  const { app } = await readSecrets();
  const user = (await run('stat', '--format=%U', ROOT)).trim();
  const dataDir = `${folderOf(machine)}/data`;
  await mkdir(dataDir, { recursive: true });
  await run('chown', user, dataDir);
  const server = [path.join(root, 'node_modules/node/bin/node'), path.join(root, SERVER)];
  return {
    name: 'server',
    command: clock ? ['faketime', '-f', clock, ...server] : server,
    user,
    cwd: root,
    env: {
      NODE_ENV: 'production',
      HOST: machine.address,
      PORT: String(ports.app),
      DATABASE_URL: `postgres://${DATABASE}:${app}@127.0.0.1:${ports.postgres}/${DATABASE}`,
      DATA_DIR: dataDir,
      DEMO: 'on',
      TRUST_PROXY: frontMachine.address,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DRAIN_SECONDS: '2',
      LOG_LEVEL: 'warn',
      DONT_FAKE_MONOTONIC: '1',
    },
  };
}

/** Starts all programs of a machine. */
export async function startMachine(
  machine: Machine,
  port: number,
  variant: Variant = {},
): Promise<void> {
  const programs = await starters[machine.kind](machine, port, variant);
  for (const program of programs) await start(machine, program);
}

/** Stops the server of a machine and starts another version in its place. */
export async function replaceServer(machine: Machine, port: number, root: string): Promise<void> {
  await stopProgram(machine, SERVER);
  await start(machine, await serverProgram(machine, port, { root }));
}
