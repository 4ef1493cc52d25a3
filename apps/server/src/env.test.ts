import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { featureFlags } from '@digipals/contract';
import { afterAll, expect, test } from 'vitest';
import { type Env, readEnv, readServerEnv } from './env.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'digipals-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

function secretFile(text: string): string {
  const file = path.join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('It was not refused.');
}

test('has defaults for all settings', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ host: '127.0.0.1', port: 3000, demo: true, logLevel: 'info' });
  expect(path.basename(env.dataDir)).toBe('data');
  expect(env.databaseUrl).toBeUndefined();
  expect(env.config.limits.account).not.toBeNull();
});

test('AMBIG-48 NOTSHOWN-24 the addresses of flags and of the student page are configurable', () => {
  const env = readEnv({ FLAG_BASE: 'https://cdn.example/f/', STUDENT_PAGE: '/in', HTTPS: 'on' });
  expect(env.config).toMatchObject({
    flagBase: 'https://cdn.example/f',
    studentPage: '/in',
    https: true,
  });
});

test('SHARED-05 the idle limit is 30 minutes, another number of minutes, or off', () => {
  expect(readEnv({}).config.idleMinutes).toBe(30);
  expect(readEnv({ IDLE_MINUTES: ' 45 ' }).config.idleMinutes).toBe(45);
  expect(readEnv({ IDLE_MINUTES: 'off' }).config.idleMinutes).toBeNull();
});

test.each(['0', '-1', '1.5', '1441', 'never', 'on'])(
  'SHARED-05 IDLE_MINUTES=%s is refused with an explanation',
  value => {
    expect(() => readEnv({ IDLE_MINUTES: value })).toThrow(
      /IDLE_MINUTES must be off or a number from 1 to 1440, not/,
    );
  },
);

test('the error names every invalid value', () => {
  expect(() => readEnv({ PORT: 'x', DEMO: 'maybe', LOG_LEVEL: 'loud' })).toThrow(
    /PORT must be a number.*not x[\s\S]*DEMO must be one of on, off[\s\S]*LOG_LEVEL/,
  );
});

test('SCALE-60 addresses are checked, and a password in one is not repeated', () => {
  const given = {
    DATABASE_URL: 'postgres://digipals:pa#ss@db/digipals',
    FLAG_BASE: 'cdn.example',
    STUDENT_PAGE: '//in',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'desk',
    REPLY_TO: 'a@b\r\nBcc: c@d',
    ALARM_WEBHOOK_SECRET: 'sixteen signs or',
  };
  const text = messageOf(() => readEnv(given));
  const names = text.split('\n').flatMap(line => /^([A-Z_]+) (must|needs) /.exec(line)?.[1] ?? []);
  expect(new Set(names)).toEqual(new Set(Object.keys(given)).difference(new Set(['SMTP_URL'])));
  expect(text).not.toContain('pa#ss');
});

test('SCALE-61 a name that is nearly that of a setting is warned about, others are left alone', () => {
  const warningsOf = (...names: string[]) =>
    readEnv(Object.fromEntries(names.map(name => [name, 'x']))).warnings;
  expect(warningsOf('DATBASE_URL', 'SMTP_URI', 'PICTURE_PEPER_FILE')).toEqual([
    'DATBASE_URL is not a setting. Is it meant to be DATABASE_URL?',
    'SMTP_URI is not a setting. Is it meant to be SMTP_URL?',
    'PICTURE_PEPER_FILE is not a setting. Is it meant to be PICTURE_PEPPER_FILE?',
  ]);
  expect(warningsOf('LOG_LEVEL_FILE')).toEqual([expect.stringContaining('into LOG_LEVEL')]);
  expect(warningsOf('HOME', 'PATH', 'LANG', 'TMPDIR', 'DIGIPALS_PORT', 'npm_config_port')).toEqual(
    [],
  );
  expect(readEnv({ SMTP_URI: ' ' }).warnings).toEqual([]);
});

test('SCALE-61 a server behind HTTPS without PUBLIC_URL is warned about its links', () => {
  expect(readEnv({ HTTPS: 'on' }).warnings).toEqual([
    'PUBLIC_URL is not set: links in letters begin with http://127.0.0.1:3000.',
  ]);
  expect(readEnv({ HTTPS: 'on', PUBLIC_URL: 'https://digipals.example' }).warnings).toEqual([]);
});

test.each([
  ['DATABASE_URL', 'postgres://db.example/digipals', (env: Env) => env.databaseUrl],
  ['SMTP_URL', 'smtps://mail.example', (env: Env) => env.smtpUrl],
  ['PICTURE_PEPPER', ' salt and pepper', (env: Env) => env.config.pepper],
  ['PICTURE_PEPPER_PREVIOUS', 'older', (env: Env) => env.config.pepperPrevious],
  ['REPLY_WEBHOOK_SECRET', 'sixteen signs or', (env: Env) => env.config.repliesSecret],
  ['ALARM_WEBHOOK_SECRET', 'more than sixteen', (env: Env) => env.config.alarmHook?.secret],
  ['TRANSLATE_KEY', 'key', (env: Env) => env.config.translationEngine?.key],
  ['BACKUP_PASSPHRASE', 'pass phrase', (env: Env) => env.backupPassphrase],
])('SCALE-62 %s may be in a file', (name, value, settingOf) => {
  const file = secretFile(`${value}\n`);
  const others = {
    MAIL_FROM: 'desk@school.example',
    ALARM_WEBHOOK_URL: 'https://hooks.example',
    ...(name === 'PICTURE_PEPPER_PREVIOUS' && { PICTURE_PEPPER: 'newer' }),
    TRANSLATE_URL: 'https://translate.example',
    ...(name !== 'ALARM_WEBHOOK_SECRET' && { ALARM_WEBHOOK_SECRET: 'sixteen signs or' }),
  };
  expect(settingOf(readEnv({ ...others, [`${name}_FILE`]: file }))).toBe(value);
  expect(() => readEnv({ ...others, [name]: value, [`${name}_FILE`]: file })).toThrow(
    `Set ${name} or ${name}_FILE, not both.`,
  );
});

test('SCALE-72 a previous secret needs a different current one', () => {
  for (const name of ['PICTURE_PEPPER', 'REPLY_WEBHOOK_SECRET', 'ALARM_WEBHOOK_SECRET']) {
    const [previous, next] = ['sixteen signs or', 'more than sixteen'];
    expect(() => readEnv({ [`${name}_PREVIOUS`]: previous })).toThrow(`needs another ${name}`);
    const same = { [name]: previous, [`${name}_PREVIOUS`]: previous };
    expect(() => readEnv(same)).toThrow(`${name}_PREVIOUS needs another ${name}, the new one.`);
    const { config } = readEnv({
      ...(name === 'ALARM_WEBHOOK_SECRET' && { ALARM_WEBHOOK_URL: 'https://hooks.example' }),
      ...{ [name]: next, [`${name}_PREVIOUS`]: previous },
    });
    const { pepperPrevious, repliesSecretPrevious, alarmHook } = config;
    expect([pepperPrevious, repliesSecretPrevious, alarmHook?.secretPrevious]).toContain(previous);
  }
});

test('SCALE-62 a file of a secret that is missing or empty is a fault', () => {
  expect(() =>
    readEnv({ SMTP_URL_FILE: '/nowhere', TRANSLATE_KEY_FILE: secretFile('\n') }),
  ).toThrow(
    /\/nowhere of SMTP_URL_FILE cannot be read \(ENOENT\)[\s\S]*of TRANSLATE_KEY_FILE is empty/,
  );
});

test('SCALE-62 with the database in a file, too, the operator must choose about the demo world', () => {
  const given = { DATABASE_URL_FILE: secretFile('postgres://db.example/digipals') };
  expect(() => readServerEnv(given)).toThrow(/DEMO must be set/);
  expect(readServerEnv({ ...given, DEMO: 'off' }).demo).toBe(false);
});

test('SCALE-70 MEDIA_BASE is an address without a query; media are at this server by default', () => {
  expect(readEnv({}).config.mediaBase).toBeNull();
  const set = { MEDIA_BASE: 'https://cdn.example/digipals/' };
  expect(readEnv(set).config.mediaBase).toBe('https://cdn.example/digipals');
  for (const wrong of [
    'cdn.example',
    '/media',
    'ftp://cdn.example',
    'https://cdn.example/?a',
    'https://a:b@cdn.example',
  ]) {
    expect(() => readEnv({ MEDIA_BASE: wrong })).toThrow(/MEDIA_BASE must be an address/);
  }
});

test('OPS-06 the metrics have their own port if it is set', () => {
  expect(readEnv({}).config.metricsAt).toBeNull();
  const set = { HOST: '10.0.0.1', METRICS_PORT: ' 9100 ' };
  expect(readEnv(set).config.metricsAt).toEqual({ host: '10.0.0.1', port: 9100 });
  expect(() => readEnv({ METRICS_PORT: '-1' })).toThrow(/METRICS_PORT must be a number.*not -1/);
  expect(() => readEnv({ PORT: '9100', METRICS_PORT: '9100' })).toThrow(/must differ from PORT/);
});

test('FLAG-01 FLAG-11 a deployment sets flags; flags that it does not name keep their default', () => {
  expect(readEnv({}).config.features).toEqual(featureFlags);
  const { features } = readEnv({ FLAGS: ' newsfeed , -globe,' }).config;
  expect(features).toEqual({ ...featureFlags, newsfeed: true, globe: false });
  expect(() => readEnv({ FLAGS: 'newsfeed,-globes' })).toThrow(
    /FLAGS may name profile.*not globes/,
  );
});

test('SAFE-06 letters are written to a folder unless SMTP_URL is set, which needs a sender', () => {
  expect(readEnv({}).smtpUrl).toBeUndefined();
  const set = { SMTP_URL: 'smtps://me:secret@mail.example.org', MAIL_FROM: 'desk@school.example' };
  expect(readEnv(set)).toMatchObject({ smtpUrl: set.SMTP_URL, mailFrom: set.MAIL_FROM });
  expect(() => readEnv({ SMTP_URL: 'mail.example.org' })).toThrow(
    /SMTP_URL must be an address[\s\S]*needs MAIL_FROM/,
  );
});

test('SCHOOL-30 replies come back to a folder of the data, or by a call with a secret that is not short', () => {
  const { config, replyTo, dataDir } = readEnv({});
  expect(config).toMatchObject({ repliesSecret: null, alarmTo: null, alarmHook: null });
  expect(config.repliesFolder).toBe(`${dataDir}/mail/in`);
  expect(replyTo).toBeUndefined();
  const set = {
    REPLY_FOLDER: '/var/mail/replies',
    REPLY_TO: 'replies@school.example',
    REPLY_WEBHOOK_SECRET: 'sixteen signs or',
    ALARM_TO: 'operator@school.example',
    ALARM_WEBHOOK_URL: 'https://hooks.school.example/desk',
    ALARM_WEBHOOK_SECRET: 'also sixteen signs',
  };
  const given = readEnv(set);
  expect(given.replyTo).toBe(set.REPLY_TO);
  expect(given.config).toMatchObject({
    repliesFolder: set.REPLY_FOLDER,
    repliesSecret: set.REPLY_WEBHOOK_SECRET,
    alarmTo: set.ALARM_TO,
    alarmHook: { url: set.ALARM_WEBHOOK_URL, secret: set.ALARM_WEBHOOK_SECRET },
  });
  expect(() => readEnv({ REPLY_WEBHOOK_SECRET: 'short', ALARM_TO: 'nobody' })).toThrow(
    /REPLY_WEBHOOK_SECRET must have at least 16[\s\S]*ALARM_TO must be an e-mail address/,
  );
  expect(() => readEnv({ ALARM_WEBHOOK_URL: 'hooks', ALARM_WEBHOOK_SECRET: 'short' })).toThrow(
    /ALARM_WEBHOOK_URL must be an address[\s\S]*with at least 16 characters/,
  );
});

test('servers of one database may share the folder of their tombstones (SCALE-83 partly)', () => {
  const { config, dataDir } = readEnv({});
  expect([config.erasedFile, config.archivedDir]).toEqual([`${dataDir}/erased.txt`, dataDir]);
  const shared = readEnv({
    TOMBSTONE_DIR: '/mnt/shared',
    DATABASE_URL: 'postgres://x',
    DEMO: 'off',
  });
  expect(shared.config).toMatchObject({
    erasedFile: '/mnt/shared/erased.txt',
    takenBackFile: '/mnt/shared/taken-back.txt',
    archivedDir: null,
  });
});

test('SAFE2-80 anchors are kept in the data folder, with a key and an address that may be elsewhere', () => {
  const { config, dataDir } = readEnv({});
  expect(config.anchors).toEqual({
    file: `${dataDir}/anchors.jsonl`,
    keyFile: `${dataDir}/anchor-key.pem`,
    url: null,
  });
  const set = { ANCHOR_KEY: '/etc/digipals/key.pem', ANCHOR_URL: 'https://store.school.example/a' };
  expect(readEnv(set).config.anchors).toMatchObject({
    keyFile: set.ANCHOR_KEY,
    url: set.ANCHOR_URL,
  });
  expect(() => readEnv({ ANCHOR_URL: 'store' })).toThrow(/ANCHOR_URL must be an address/);
});

test.each([
  ['off', false],
  ['on', 1],
  ['2', 2],
  ['10.0.0.0/8, ::1,uniquelocal', ['10.0.0.0/8', '::1', 'uniquelocal']],
] as const)('SERVER-01 TRUST_PROXY may be %s', (value, trusted) => {
  expect(readEnv({ TRUST_PROXY: value }).config.trustProxy).toEqual(trusted);
});

test.each([
  'yes',
  '0',
  '10',
  '-1',
  '10,11',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8,',
  'proxy.example.org',
])('SERVER-01 TRUST_PROXY=%s is refused with an explanation', value => {
  expect(() => readEnv({ TRUST_PROXY: value })).toThrow(
    /TRUST_PROXY must be off, on, a number of proxies from 1 to 9, or networks/,
  );
});

test.each([
  { HTTPS: 'on' },
  { TRUST_PROXY: '1' },
  { DATABASE_URL: 'postgres://localhost/digipals' },
])('SERVER-02 with %o the operator must choose about the demo world', given => {
  expect(readEnv(given).demo).toBeUndefined();
  expect(readEnv({ ...given, DEMO: ' ' }).demo).toBeUndefined();
  expect(readEnv({ ...given, DEMO: 'on' }).demo).toBe(true);
  expect(readEnv({ ...given, DEMO: 'off' }).demo).toBe(false);
});

test('SERVER-02 a server for trying out has the demo world unless told otherwise', () => {
  expect(readEnv({ HTTPS: 'off', TRUST_PROXY: 'off', DATABASE_URL: ' ' }).demo).toBe(true);
  expect(readEnv({ DEMO: 'off' }).demo).toBe(false);
});

test('SCHOOL-06 links in letters begin with PUBLIC_URL, or the address of the server', () => {
  expect(readEnv({ PORT: '3100' }).config.publicUrl).toBe('http://127.0.0.1:3100');
  const set = readEnv({ PUBLIC_URL: 'https://digipals.example.org/' });
  expect(set.config.publicUrl).toBe('https://digipals.example.org');
  expect(() => readEnv({ PUBLIC_URL: 'digipals.example.org' })).toThrow(/PUBLIC_URL must be/);
});

test('SCALE-27 partly: DRAIN_SECONDS is how long a server that stops still answers, none by default', () => {
  expect(readEnv({}).config.drainMs).toBe(0);
  expect(readEnv({ DRAIN_SECONDS: '15' }).config.drainMs).toBe(15_000);
  for (const wrong of ['-1', '301', '1.5', 'soon']) {
    expect(() => readEnv({ DRAIN_SECONDS: wrong })).toThrow('DRAIN_SECONDS must be a number');
  }
});
