import { spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-db.ts';
import { createChild } from './testing/children.ts';
import { createTestApp } from './testing/create-test-app.ts';
import { silentLog } from './testing/silent-log.ts';
import type { TestDatabase } from './testing/test-database.ts';
import { actForGrownUp } from './use-cases/act-for-grown-up.ts';
import { keepBackups, listFiles } from './use-cases/keep-backups.ts';

const MINUTE = 60_000;
const root = path.resolve(import.meta.dirname, '../../..');

function temporaryFolder(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'digipals-commands-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

/** Runs a command as npm does in the folder `home`. */
function commandsIn(home: string) {
  return (name: string, dataDir: string, ...words: string[]) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [`apps/server/src/${name}.ts`, ...words],
      {
        cwd: root,
        env: {
          ...process.env,
          INIT_CWD: home,
          DATA_DIR: path.join(home, dataDir),
          DATABASE_URL: '',
          BACKUP_PASSPHRASE: 'three red kites',
        },
        encoding: 'utf8',
      },
    );
    return stdout + stderr;
  };
}

test('commands archive a data folder and restore it to a second, where an erased child stays erased; an alarm rings while the archive is away (SCALE-80, SCALE-81, SCALE-82, SCALE-83)', async () => {
  const home = temporaryFolder();
  const run = commandsIn(home);
  const dataDir = path.join(home, 'old');
  const created = await openDatabase({ dataDir, log: silentLog });
  await migrate(created.pool);
  await created.close();
  expect(run('backup', 'old', '--continuous', 'archive')).toMatch(
    /^Archived to .*archive: encrypted, kept for 14 days\./,
  );

  const owner = await openDatabase({ dataDir, log: silentLog });
  const config = { archivedDir: dataDir, ...listFiles(dataDir) };
  const database: TestDatabase = { ...owner, config: {} };
  const server = await createTestApp({ database, config });
  await createChild(server, { classCode: '4B', username: 'Mia' });
  const ali = await createChild(server, { classCode: '4B', username: 'Ali' });
  const pay = (seq: number) =>
    owner.pool.query(
      `INSERT INTO lingo_entries (user_id, seq, amount, balance, kind, ref, at)
       VALUES ($1, $2, 5, 5 * $2, 'demo', $2, now())`,
      [ali.userId, seq],
    );
  for (const seq of [1, 2, 3]) await pay(seq);
  // A Date has no microseconds. What is committed after the pause is later.
  const now = "SELECT clock_timestamp() + interval '1 millisecond' AS at";
  const { rows } = await owner.pool.query(now);
  await owner.pool.query('SELECT pg_sleep(0.003)');
  await pay(4);
  const tools = { ...server.deps, save: (name: string) => name };
  const order = { words: ['erase', '4B', 'Mia', 'now'], at: new Date(server.clock()) };
  await owner.db.transaction().execute(db => actForGrownUp(db, tools, order));
  await keepBackups(server.deps);

  const [archive, elsewhere] = [path.join(home, 'archive'), path.join(home, 'elsewhere')];
  const alarms = async () =>
    (await owner.pool.query('SELECT name, says FROM alarms WHERE closed_at IS NULL')).rows;
  renameSync(archive, elsewhere);
  server.clock.advance(15 * MINUTE - 1);
  await keepBackups(server.deps);
  expect(await alarms()).toEqual([]);
  server.clock.advance(1);
  await keepBackups(server.deps);
  const says = `There is no archive in ${archive}.`;
  expect(await alarms()).toEqual([{ name: 'backup_old', says }]);
  renameSync(elsewhere, archive);
  await keepBackups(server.deps);
  expect(await alarms()).toEqual([]);
  await server.close();
  await owner.close();
  rmSync(dataDir, { recursive: true });

  expect(run('backup', 'none', '--list', 'archive')).toMatch(
    /^Every second from .*Z to .*Z\n {2}base/,
  );
  expect(run('backup', 'none', '--verify', 'archive')).toMatch(
    /Ledger: 4 rows, sum 20, every balance is right\. Audit log: \d+ rows, as they were written\.\n$/,
  );
  const moment = rows[0].at.toISOString();
  const restored = run('restore', 'new', '--from', 'archive', '--to', moment);
  expect(restored).toContain('Ledger: 3 rows, sum 15, every balance is right.');
  expect(restored).toContain('Erased 1 children and took back 0 texts again.');
  const again = await openDatabase({ dataDir: path.join(home, 'new'), log: silentLog });
  const names = await again.pool.query('SELECT username FROM users');
  await again.close();
  expect(names.rows).toEqual([{ username: 'Ali' }]);
});
