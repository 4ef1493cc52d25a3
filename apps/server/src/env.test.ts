import path from 'node:path';
import { featureFlags } from '@digipals/contract';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('without anything set the server has its defaults', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ host: '127.0.0.1', port: 3000, demo: true, logLevel: 'info' });
  expect(path.basename(env.dataDir)).toBe('data');
  expect(env.databaseUrl).toBeUndefined();
  expect(env.config.limits.account).not.toBeNull();
});

test('AMBIG-48 NOTSHOWN-24 addresses of flags and of the student page are configurable', () => {
  const env = readEnv({ FLAG_BASE: 'https://cdn.example/f/', STUDENT_PAGE: '/in', HTTPS: 'on' });
  expect(env.config).toMatchObject({
    flagBase: 'https://cdn.example/f',
    studentPage: '/in',
    https: true,
  });
});

test('each wrong value is named in a sentence', () => {
  expect(() => readEnv({ PORT: 'x', DEMO: 'maybe', LOG_LEVEL: 'loud' })).toThrow(
    /PORT is a number.*not x[\s\S]*DEMO is one of on, off[\s\S]*LOG_LEVEL/,
  );
});

test('FLAG-01 FLAG-11 a deployment sets flags; what it does not name is as specified', () => {
  expect(readEnv({}).config.features).toEqual(featureFlags);
  const { features } = readEnv({ FLAGS: ' newsfeed , -globe,' }).config;
  expect(features).toEqual({ ...featureFlags, newsfeed: true, globe: false });
  expect(() => readEnv({ FLAGS: 'newsfeed,-globes' })).toThrow(/FLAGS names profile.*not globes/);
});

test('SAFE-06 letters go into a folder unless SMTP is set, and then say who they come from', () => {
  expect(readEnv({}).smtpUrl).toBeUndefined();
  const set = { SMTP_URL: 'smtps://me:secret@mail.example.org', MAIL_FROM: 'desk@school.example' };
  expect(readEnv(set)).toMatchObject({ smtpUrl: set.SMTP_URL, mailFrom: set.MAIL_FROM });
  expect(() => readEnv({ SMTP_URL: 'mail.example.org' })).toThrow(
    /SMTP_URL is an address[\s\S]*MAIL_FROM says who/,
  );
});
