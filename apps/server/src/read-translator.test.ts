import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('SAFE2-110 partly: no engine translates by default', () => {
  expect(readEnv({}).config.translationEngine).toBeNull();
  expect(readEnv({ TRANSLATE_URL: ' ' }).config.translationEngine).toBeNull();
});

test.each([
  ['https://translate.example.org/', 'https://translate.example.org', false],
  ['https://10.1.2.3/api', 'https://10.1.2.3/api', true],
  ['http://127.0.0.1:5000', 'http://127.0.0.1:5000', true],
  ['http://[::1]:5000', 'http://[::1]:5000', true],
  ['http://[fd00::5]', 'http://[fd00::5]', true],
  ['http://172.20.0.4', 'http://172.20.0.4', true],
  ['http://192.168.1.9:5000', 'http://192.168.1.9:5000', true],
  ['http://libretranslate:5000', 'http://libretranslate:5000', true],
  ['http://translate.lan', 'http://translate.lan', true],
] as const)('SAFE2-110 partly: TRANSLATE_URL may be %s', (given, url, isOwn) => {
  expect(readEnv({ TRANSLATE_URL: given }).config.translationEngine).toEqual({
    url,
    key: null,
    isOwn,
  });
});

test('SAFE2-110 partly: the engine may need a key', () => {
  const set = { TRANSLATE_URL: 'https://translate.example.org', TRANSLATE_KEY: 'a key' };
  expect(readEnv(set).config.translationEngine).toMatchObject({ key: 'a key' });
  expect(() => readEnv({ TRANSLATE_KEY: 'a key' })).toThrow(/TRANSLATE_KEY needs TRANSLATE_URL/);
});

test.each([
  'translate',
  'http://translate.example.org',
  'http://8.8.8.8:5000',
  'http://172.32.0.1',
  'http://[2001:db8::1]',
  'http://127.0.0.1.example.org',
  'ftp://127.0.0.1',
  'https://name:password@translate.example.org',
  'https://translate.example.org/?key=1',
])(
  'SAFE2-110 partly: with TRANSLATE_URL %s the server does not start, and says what to write',
  given => {
    expect(() => readEnv({ TRANSLATE_URL: given })).toThrow(
      /TRANSLATE_URL must be an address with https, such as https:.* or one of this machine or its network, such as http:/,
    );
  },
);
