import { PassThrough, Readable } from 'node:stream';
import pg from 'pg';
import type { Connection as Target } from '../embedded/connect-or-start.ts';
import { type Base, baseFile, writeBase } from './archive.ts';
import { storeFile } from './archive-file.ts';

/** Kinds of messages that BASE_BACKUP sends (PostgreSQL, "Streaming Replication Protocol"). */
const NEW_TAR = 'n'.charCodeAt(0);
const DATA = 'd'.charCodeAt(0);

const COMMAND = `BASE_BACKUP (LABEL 'digipals', CHECKPOINT 'fast', WAIT true, MANIFEST 'no')`;

/** Receives a base backup as one tar file: a query of `pg` whose answer is a stream. */
class BaseBackup implements pg.Submittable {
  readonly tar = new PassThrough();
  /** Where the write-ahead log begins that belongs to it. */
  start = '';
  #tars = 0;

  submit(connection: pg.Connection): void {
    connection.query(COMMAND);
  }
  handleRowDescription(): void {}
  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    // The first row has where it starts, the next ones its tablespaces, the last one where it ends.
    if (this.start === '') this.start = fields[0] ?? '';
  }
  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: pg.Connection): void {
    if (chunk[0] === NEW_TAR) this.#tars += 1;
    // `pg` writes the next message over this one.
    if (chunk[0] !== DATA || this.tar.write(Buffer.from(chunk.subarray(1)))) return;
    // Messages that were read together still come.
    if (stream.isPaused()) return;
    stream.pause();
    this.tar.once('drain', () => stream.resume());
  }
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    if (this.#tars === 1) this.tar.end();
    else this.tar.destroy(new Error('A database with tablespaces cannot be backed up.'));
  }
  handleError(error: Error): void {
    this.tar.destroy(error);
  }
}

/** Takes a base backup of a running embedded database into an archive, while it is used. */
export async function takeBase(
  folder: string,
  recipient: string | null,
  target: Target,
): Promise<Base> {
  const client = new pg.Client({ ...target, replication: 'database' } as pg.ClientConfig);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const backup = client.query(new BaseBackup());
    const name = new Date().toISOString().replace(/[:.]/g, '-');
    const sha256 = await storeFile(
      Readable.from(backup.tar),
      baseFile(folder, { name }),
      recipient,
    );
    const { rows } = await client.query(
      `SELECT clock_timestamp() AS "endedAt", pg_walfile_name('${backup.start}') AS "firstWal",
         pg_walfile_name(pg_current_wal_flush_lsn() - 1) AS "lastWal"`,
    );
    const { endedAt, ...wal } = rows[0] as { endedAt: Date; firstWal: string; lastWal: string };
    const base: Base = { name, endedAt: endedAt.toISOString(), ...wal, sha256 };
    await writeBase(folder, base);
    return base;
  } finally {
    await client.end();
  }
}
