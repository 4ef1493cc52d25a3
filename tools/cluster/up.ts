import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { findPrimary, query, waitForWhole } from './database.ts';
import { makeDisk, removeDisk } from './disks.ts';
import { waitForServers } from './front.ts';
import {
  appMachines,
  dbMachines,
  etcdMachines,
  FOLDER,
  folderOf,
  frontMachine,
  machines,
} from './machines.ts';
import { makeNetwork, removeNetwork } from './network.ts';
import { installPackages, removePackages } from './packages.ts';
import { stop } from './processes.ts';
import { tryRun } from './run.ts';
import { ROOT, readSecrets, startMachine } from './services.ts';
import { DATABASE } from './templates.ts';

type Log = (line: string) => void;
const PORT = `${FOLDER}/port`;

/** Says why the cluster cannot run here. @throws such an error */
export function requireDebian(): void {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  if (isDebian && process.getuid?.() === 0) return;
  throw new Error(
    'The cluster needs Debian and root: it installs packages, and makes networks and file systems. ' +
      'To look at DigiPals alone, npm start needs neither.',
  );
}

/** The port of the cluster that was started; undefined if there is none. */
export const readPort = async (): Promise<number | undefined> =>
  existsSync(PORT) ? Number(await readFile(PORT, 'utf8')) : undefined;

/** Starts the cluster, with servers of the version in the folder `root`, and waits until it is whole. */
export async function startCluster(port: number, log: Log, root = ROOT): Promise<void> {
  if (existsSync(FOLDER)) {
    throw new Error(`There is a cluster in ${FOLDER}. End it with npm run cluster -- down.`);
  }
  await mkdir(FOLDER);
  await writeFile(PORT, String(port));
  await installPackages(log);
  await makeNetwork();
  for (const machine of machines) {
    // Anyone who reaches the socket of a database may do everything in it.
    await mkdir(folderOf(machine), { mode: machine.kind === 'app' ? 0o755 : 0o700 });
    await tryRun('chown', 'postgres', folderOf(machine));
  }
  for (const machine of dbMachines) await makeDisk(machine);
  log('Starting etcd and PostgreSQL ...');
  for (const machine of [...etcdMachines, ...dbMachines]) await startMachine(machine, port);
  await waitForWhole(120);
  await prepareDatabase();
  log('Starting the servers ...');
  for (const machine of [frontMachine, ...appMachines]) await startMachine(machine, port, { root });
  await waitForServers(180);
  await waitForWhole();
}

/** The user of the servers. PgBouncer passes no timeouts on, so they are settings of the user. */
async function prepareDatabase(): Promise<void> {
  const primary = await findPrimary();
  if (!primary) throw new Error('PostgreSQL has no primary.');
  const { app } = await readSecrets();
  await query(
    primary,
    `CREATE ROLE ${DATABASE} LOGIN CREATEROLE PASSWORD '${app}';
     ALTER ROLE ${DATABASE} SET statement_timeout = '10s';
     ALTER ROLE ${DATABASE} SET lock_timeout = '5s';
     ALTER ROLE ${DATABASE} SET idle_in_transaction_session_timeout = '30s'`,
    'postgres',
  );
  await query(primary, `CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`, 'postgres');
}

/** Ends the cluster and removes everything of it. */
export async function removeCluster(log: Log): Promise<void> {
  if (!existsSync(FOLDER)) return;
  log('Ending the cluster ...');
  await Promise.all(machines.map(stop));
  for (const machine of dbMachines) await removeDisk(machine);
  await removeNetwork();
  await removePackages(log);
  await rm(FOLDER, { recursive: true });
}
