import { existsSync } from 'node:fs';
import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Cluster, prepareCluster } from '../embedded/cluster.ts';
import { type Embedded, startEmbedded } from '../embedded/start-embedded.ts';
import type { Log } from '../log.ts';
import { type Base, listBases, openKey, readArchive, readCovered } from './archive.ts';
import { giveTo, unpackBase, unpackWal } from './unpack.ts';

/** What PostgreSQL says if nothing was committed after the moment that it should restore. */
const NOTHING_LATER = 'recovery ended before configured recovery target was reached';

/** Which seconds an archive can restore: from the end of each base backup on. */
export type Range = {
  readonly from: Date;
  readonly to: Date;
  readonly base: Base;
  /** The last file of the log that it needs; undefined for all. */
  readonly lastWal: string | undefined;
};

/** The ranges of an archive, oldest first; they follow each other without a gap. */
export async function listRanges(folder: string): Promise<Range[]> {
  const covered = await readCovered(folder);
  const bases = await listBases(folder);
  return bases.flatMap((base, index) => {
    const next = bases[index + 1];
    const to = next ? new Date(next.endedAt) : covered;
    return to && Date.parse(base.endedAt) <= to.getTime()
      ? [{ from: new Date(base.endedAt), to, base, lastWal: next?.lastWal }]
      : [];
  });
}

/** Where and when to restore. */
export type RestoreOrder = {
  readonly folder: string;
  readonly passphrase: string | undefined;
  /** Everything that was committed until then, and nothing later; undefined for everything in the archive. */
  readonly to: Date | undefined;
  readonly dataDir: string;
  readonly log: Log;
  /** False only for throwaway test data: nothing is synced to disk. */
  readonly durable?: boolean;
};

/**
 * Restores an archive into a data folder without a database. It is not archived there.
 * @returns the moment that it shows
 * @throws if the archive does not reach that second, or is damaged or incomplete; the data folder stays empty then
 */
export async function restoreArchive(order: RestoreOrder): Promise<Date> {
  const { folder, dataDir } = order;
  const archive = await readArchive(folder);
  const identity = await openKey(folder, archive, order.passphrase);
  const ranges = await listRanges(folder);
  const to = order.to ?? ranges.at(-1)?.to;
  const range = ranges.findLast(({ from }) => to && from <= to);
  if (!to || !range || to > range.to) throw new Error(outside(folder, ranges));
  const cluster = prepareCluster(dataDir);
  if (existsSync(cluster.dir)) {
    throw new Error(`${dataDir} already has a database. Choose another DATA_DIR, or move it away.`);
  }
  const draft = `${cluster.dir}.new-${process.pid}`;
  try {
    await unpackBase(folder, identity, range.base, { cluster, draft });
    const { lastWal } = range;
    await unpackWal(folder, identity, { ...range.base, lastWal }, { cluster, draft });
    await askForRecovery(draft, cluster, order.to);
    await rename(draft, cluster.dir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await recover(order, cluster);
  return to;
}

const outside = (folder: string, ranges: readonly Range[]): string => {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return `${folder} has no complete base backup yet.`;
  return `${folder} can restore from ${first.from.toISOString()} to ${last.to.toISOString()}.`;
};

/** PostgreSQL recovers at its next start, until the moment, and lets nobody connect before. */
async function askForRecovery(
  draft: string,
  cluster: Cluster,
  to: Date | undefined,
): Promise<void> {
  const settings = {
    // The log is already in place. Some command is required.
    restore_command: 'exit 1',
    recovery_target_timeline: 'current',
    hot_standby: 'off',
    ...(to && { recovery_target_time: momentOf(to), recovery_target_action: 'promote' }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  // Settings in this file win, and the lines of the backed-up server are read before.
  await appendFile(path.join(draft, 'postgresql.auto.conf'), lines.join(''));
  const signal = path.join(draft, 'recovery.signal');
  await writeFile(signal, '', { mode: 0o600 });
  giveTo(cluster, signal);
}

/** PostgreSQL does not read the Z of ISO 8601 while it reads its settings. */
const momentOf = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00');

/** Lets PostgreSQL read its log, and stops it. */
async function recover(order: RestoreOrder, cluster: Cluster): Promise<void> {
  const { dataDir, log, durable = true } = order;
  const auto = path.join(cluster.dir, 'postgresql.auto.conf');
  let embedded: Embedded;
  try {
    embedded = await startEmbedded({ dataDir, log, durable });
  } catch (error) {
    // The error has only the newest lines.
    if (!(await readFile(cluster.logFile, 'utf8')).includes(NOTHING_LATER)) throw error;
    // Everything in the archive is older than the moment.
    await appendFile(auto, `recovery_target_time = ''\n`);
    embedded = await startEmbedded({ dataDir, log, durable });
  }
  await writeFile(auto, '');
  await embedded.stop();
}
