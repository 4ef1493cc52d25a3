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

test('the error names every invalid value', () => {
  expect(() => readEnv({ PORT: 'x', DEMO: 'maybe', LOG_LEVEL: 'loud' })).toThrow(
    /PORT must be a number.*not x[\s\S]*DEMO must be one of on, off[\s\S]*LOG_LEVEL/,
  );
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
