import path from 'node:path';
import { featureFlags } from '@digipals/contract';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

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

test('OPS-06 the metrics have their own port if it is set', () => {
  expect(readEnv({}).config.metricsAt).toBeNull();
  const set = { HOST: '10.0.0.1', METRICS_PORT: ' 9100 ' };
  expect(readEnv(set).config.metricsAt).toEqual({ host: '10.0.0.1', port: 9100 });
  expect(() => readEnv({ METRICS_PORT: '-1' })).toThrow(/METRICS_PORT must be a number.*not -1/);
  expect(() => readEnv({ PORT: '9100', METRICS_PORT: '9100' })).toThrow(/another port than PORT/);
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
