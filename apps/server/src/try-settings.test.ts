import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readMigrations } from './db/migrate.ts';
import { readServerEnv } from './env.ts';
import { addressOf } from './testing/address-of.ts';
import { sampleReview, sampleWords } from './testing/sample-content.ts';
import { acceptAll, startSmtpServer } from './testing/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { trySettings } from './try-settings.ts';

const run = promisify(execFile);

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-settings-'));
  mkdirSync(path.join(folder, 'content/media'), { recursive: true });
  writeFileSync(path.join(folder, 'content/index.json'), '{"formatVersion":1,"lessons":[]}');
  writeFileSync(path.join(folder, 'content/dictionary.json'), JSON.stringify(sampleWords));
  writeFileSync(path.join(folder, 'content/word-review.json'), JSON.stringify(sampleReview));
  mkdirSync(path.join(folder, 'web'));
  writeFileSync(path.join(folder, 'web/index.html'), '');
  for (const app of ['desk', 'grown-ups']) {
    cpSync(path.join(folder, 'web'), path.join(folder, app), { recursive: true });
  }
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const settings = (smtpUrl: string) => ({
  DEMO: 'off',
  DATABASE_URL: addressOf(database.config),
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'desk@school.example',
  DATA_DIR: path.join(folder, 'data'),
  CONTENT_DIR: path.join(folder, 'content'),
  WEB_DIR: path.join(folder, 'web'),
  DESK_DIR: path.join(folder, 'desk'),
  GROWN_UPS_DIR: path.join(folder, 'grown-ups'),
});

const command = (name: string, env: Record<string, string>) =>
  run(process.execPath, [path.join(import.meta.dirname, name)], {
    env: { ...process.env, ...env },
  });

test('SCALE-63 a check of good settings tries the database, the mail server and each folder, and starts no server', async () => {
  const mail = await startSmtpServer(acceptAll);
  onTestFinished(mail.close);
  const { stdout } = await command('check-settings.ts', settings(mail.smtpUrl));
  expect(stdout).toContain(`DATABASE_URL: answers; ${readMigrations().length} migrations wait`);
  expect(stdout.match(/^ok .*:/gm)).toHaveLength(8);
  expect(mail.lines.some(line => /^EHLO/.test(line))).toBe(true);
  expect(mail.lines.some(line => /^MAIL/.test(line))).toBe(false);
  const { rows } = await database.pool.query("SELECT to_regclass('schema_migration') AS made");
  expect(rows).toEqual([{ made: null }]);
});

test('SCALE-63 a check says of everything that does not work why, without a password', async () => {
  const given = {
    ...settings('smtp://me:hidden@127.0.0.1:1'),
    DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/digipals',
    DATA_DIR: path.join(folder, 'web/index.html/data'),
    REPLY_FOLDER: path.join(folder, 'replies'),
    CONTENT_DIR: '/nowhere',
    WEB_DIR: '/nowhere',
  };
  const trials = await trySettings(readServerEnv(given));
  const failed = trials.filter(({ isWell }) => !isWell);
  expect(failed.map(({ name }) => name)).toEqual([
    'DATABASE_URL',
    'SMTP_URL',
    'DATA_DIR',
    'CONTENT_DIR',
    'WEB_DIR',
  ]);
  expect(failed.map(({ found }) => found).join()).toMatch(
    /ECONNREFUSED.*ECONNREFUSED.*ENOTDIR.*no built content in \/nowhere.*ENOENT/,
  );
  const refused = await command('check-settings.ts', given).catch(error => error);
  expect(refused.code).toBe(1);
  expect(refused.stderr.match(/^failed /gm)).toHaveLength(5);
  expect(refused.stderr).not.toContain('hidden');
});

test('SCALE-64 a command migrates the database before its servers start, and a second time changes nothing', async () => {
  const fresh = await createTestDatabase('empty');
  onTestFinished(() => fresh.close());
  const env = { DATABASE_URL: addressOf(fresh.config) };
  expect((await command('migrate.ts', env)).stdout).toMatch(/^Applied first-light, /);
  expect((await command('migrate.ts', env)).stdout).toBe('No migration was waiting.\n');
  const { rows } = await fresh.pool.query(
    "SELECT has_table_privilege('digipals_app', 'users', 'SELECT') AS granted",
  );
  expect(rows).toEqual([{ granted: true }]);
  const nowhere = { DATABASE_URL: '', DATA_DIR: path.join(folder, 'none') };
  await expect(command('migrate.ts', nowhere)).rejects.toThrow(/There is no database in/);
  expect(existsSync(nowhere.DATA_DIR)).toBe(false);
});
