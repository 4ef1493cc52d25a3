import { setTimeout as sleep } from 'node:timers/promises';
import { dbMachines, type Machine, ports } from './machines.ts';
import { run } from './run.ts';
import { BIN, DATABASE, socketFolderOf } from './templates.ts';

const CHECK_MS = 250;

/** Asks one PostgreSQL as its superuser. @returns rows of columns */
export async function query(
  machine: Machine,
  sql: string,
  database = DATABASE,
): Promise<string[][]> {
  const to = [
    '-h',
    socketFolderOf(machine),
    '-p',
    String(ports.postgres),
    '-U',
    'postgres',
    '-d',
    database,
  ];
  const printed = await run(`${BIN}/psql`, '-XAtq', '-F', '\t', ...to, '-c', sql);
  return printed
    .split('\n')
    .filter(Boolean)
    .map(row => row.split('\t'));
}

/** The primary, or undefined while there is none. */
export async function findPrimary(): Promise<Machine | undefined> {
  const asked = dbMachines.map(async machine => {
    const [row] = await query(machine, 'SELECT pg_is_in_recovery()', 'postgres').catch(() => [
      ['t'],
    ]);
    return row?.[0] === 'f' ? machine : undefined;
  });
  return (await Promise.all(asked)).find(machine => machine !== undefined);
}

/** A standby as its primary sees it: `sync` or `async`, and how many bytes it is behind. */
export type Standby = { readonly name: string; readonly mode: string; readonly behind: number };

export async function listStandbys(primary: Machine): Promise<Standby[]> {
  const rows = await query(
    primary,
    `SELECT application_name, sync_state, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)
     FROM pg_stat_replication WHERE state = 'streaming'`,
    'postgres',
  );
  return rows.map(([name = '', mode = '', behind]) => ({ name, mode, behind: Number(behind) }));
}

const CLOSE_BYTES = 2 ** 20;

/** Whether a primary has two standbys close behind, one of them synchronous. */
async function isWhole(): Promise<boolean> {
  const primary = await findPrimary();
  if (!primary) return false;
  const standbys = await listStandbys(primary).catch(() => []);
  const close = standbys.filter(({ behind }) => behind < CLOSE_BYTES);
  return close.length === dbMachines.length - 1 && close.some(({ mode }) => mode === 'sync');
}

/** Waits until something is true. @throws after the time */
export async function waitFor(
  what: string,
  isTrue: () => Promise<boolean>,
  seconds: number,
): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Timed out after ${seconds} s waiting for ${what}.`);
    await sleep(CHECK_MS);
  }
}

export const waitForWhole = (seconds = 90): Promise<void> =>
  waitFor('a primary with two standbys', isWhole, seconds);
