import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { FOLDER } from './machines.ts';
import { run } from './run.ts';

const wanted = [
  ...['etcd-server', 'etcd-client', 'postgresql-15', 'patroni', 'python3-etcd'],
  ...['pgbouncer', 'haproxy', 'faketime', 'iproute2', 'e2fsprogs'],
];

/** The packages that the cluster installed, for their removal. */
const RECORD = `${FOLDER}/packages.txt`;
/** Read by postgresql-common, which would make a database of its own. */
const NO_DATABASE = '/etc/postgresql-common/createcluster.d/digipals-cluster.conf';
/** Asked by each package before it starts its service. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Names of packages by `dpkg --get-selections`, without their architecture. */
export const installedPackages = (selections: string): Set<string> =>
  new Set([...selections.matchAll(/^([^:\s]+)\S*\s+install$/gm)].map(([, name = '']) => name));

const readInstalled = async (): Promise<Set<string>> =>
  installedPackages(await run('dpkg', '--get-selections'));

/** The packages that `apt-get install --simulate` would add; those with an old version are updates. */
export const addedPackages = (simulated: string): string[] =>
  [...simulated.matchAll(/^Inst (\S+) \(/gm)].map(([, name = '']) => name);

/** Installs what is missing, without starting its services. Records it first, so that it can be removed. */
export async function installPackages(log: (line: string) => void): Promise<void> {
  const present = await readInstalled();
  const missing = wanted.filter(name => !present.has(name));
  if (missing.length === 0) return;
  log(`Installing ${missing.join(', ')} ...`);
  await run('apt-get', 'update', '--quiet');
  const install = ['install', '--yes', '--quiet', '--no-install-recommends'];
  const added = addedPackages(await run('apt-get', ...install, '--simulate', ...missing));
  await writeFile(RECORD, [...(await recordedPackages()), ...added].join('\n'));
  await withoutServices(() => run('apt-get', ...install, ...missing));
}

async function withoutServices(install: () => Promise<unknown>): Promise<void> {
  await mkdir(NO_DATABASE.replace(/\/[^/]*$/, ''), { recursive: true });
  await writeFile(NO_DATABASE, 'create_main_cluster = false\n');
  // Another one, as in most containers, may also allow services that the administrator wants.
  const isOwn = !existsSync(POLICY);
  if (isOwn) {
    await writeFile(POLICY, '#!/bin/sh\nexit 101\n');
    await chmod(POLICY, 0o755);
  }
  try {
    await install();
  } finally {
    if (isOwn) await rm(POLICY);
    await rm(NO_DATABASE);
  }
}

async function recordedPackages(): Promise<string[]> {
  if (!existsSync(RECORD)) return [];
  return (await readFile(RECORD, 'utf8')).split('\n').filter(Boolean);
}

/** Removes what the cluster installed. */
export async function removePackages(log: (line: string) => void): Promise<void> {
  const present = await readInstalled();
  const names = (await recordedPackages()).filter(name => present.has(name));
  if (names.length === 0) return;
  log(`Removing the packages that it installed: ${names.join(', ')} ...`);
  await run('apt-get', 'purge', '--yes', '--quiet', ...names);
}
