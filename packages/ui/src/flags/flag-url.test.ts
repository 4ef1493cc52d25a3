import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { flagUrl, setFlagBaseUrl } from './flag-url.ts';

const folder = path.resolve(import.meta.dirname, '../../../../apps/web/public');

afterEach(() => setFlagBaseUrl(undefined));

test('AMBIG-48 flags come from the app by code, or from another base if one is set', () => {
  expect(flagUrl('gb')).toBe('/flags/gb.svg');
  setFlagBaseUrl('https://cdn.example/flags/');
  expect(flagUrl('TR')).toBe('https://cdn.example/flags/tr.svg');
});

test('I18N-14 the address of a flag is built from the language code', () => {
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

test('AMBIG-48 there is a flag for each language and for every country of the world', () => {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const files = readdirSync(path.join(folder, 'flags'));
  const countries = files.filter(file => regions.of(file.slice(0, -4).toUpperCase().slice(0, 2)));
  expect(countries.length).toBeGreaterThan(240);
  for (const code of ['en-GB', 'en-US', 'es', 'fr', 'ru', 'tr', 'az', 'th', 'zh', 'uk', 'KE']) {
    expect([code, existsSync(path.join(folder, flagUrl(code) ?? ''))]).toEqual([code, true]);
    // The server uses these codes as flags of languages.
    const named = code === 'uk' || code === 'KE' || files.includes(`${code}.svg`);
    expect([code, named]).toEqual([code, true]);
  }
  for (const file of files) {
    expect([file, readFileSync(path.join(folder, 'flags', file), 'utf8').slice(0, 4)]).toEqual([
      file,
      '<svg',
    ]);
  }
});

test('an invalid code never becomes an address', () => {
  for (const code of ['', '../x', 'a"b', 'gbr', 'g']) expect(flagUrl(code)).toBeUndefined();
});
