import { afterEach, expect, test } from 'vitest';
import { flagUrl, setFlagBaseUrl } from './flag-url.ts';

afterEach(() => setFlagBaseUrl(undefined));

test('AMBIG-48 flags come from the build by code, and from another base when one is set', () => {
  expect(flagUrl('gb')).toMatch(/\/gb\.svg/);
  setFlagBaseUrl('https://cdn.example/flags/');
  expect(flagUrl('TR')).toBe('https://cdn.example/flags/tr.svg');
});

test('I18N-14 the address of a flag is built from the language code', () => {
  setFlagBaseUrl('/flags');
  const tags = ['en-GB', 'en-US', 'es', 'fr', 'ru', 'tr', 'az', 'th', 'zh'];
  expect(tags.map(tag => flagUrl(tag)?.slice(7, 9))).toEqual([
    'gb',
    'us',
    'es',
    'fr',
    'ru',
    'tr',
    'az',
    'th',
    'cn',
  ]);
});

test('the build has a flag for each language and each country of the demo world', () => {
  for (const code of ['en-GB', 'en-US', 'es', 'fr', 'ru', 'tr', 'az', 'th', 'zh', 'BR', 'KE']) {
    expect([code, flagUrl(code)]).toEqual([code, expect.stringMatching(/\.svg/)]);
  }
});

test('what is no code never becomes an address', () => {
  setFlagBaseUrl('/flags');
  for (const code of ['', '../x', 'a"b', 'gbr', 'g']) expect(flagUrl(code)).toBeUndefined();
  setFlagBaseUrl(undefined);
  expect(flagUrl('xx')).toBeUndefined();
});
