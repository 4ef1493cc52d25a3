import { afterEach, expect, test, vi } from 'vitest';
import { clockText, countryName, loadCatalogue } from './index.ts';
import azerbaijaniNames from './late/az-country-names.json';

afterEach(() => vi.restoreAllMocks());

test('country names are in the interface language', () => {
  expect(countryName('th', 'en-GB')).toBe('Thailand');
  expect(countryName('TH', 'ru')).toBe('Таиланд');
  expect(countryName('tr', 'zh')).toBe('土耳其');
  expect(countryName('uk', 'en-GB')).toBe('United Kingdom');
});

test('a code without a country is returned as it is', () => {
  expect(countryName('zz-not-a-code', 'en-GB')).toBe('ZZ-NOT-A-CODE');
  expect(countryName('', 'fr')).toBe('');
});

test('Azerbaijani country names come from the build where the browser has none', async () => {
  await loadCatalogue('az');
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('Not Azerbaijani');
  expect(countryName('tr', 'az')).toBe('Türkiyə');
  expect(countryName('tr', 'es')).toBe('Not Azerbaijani');
});

test('the Azerbaijani table has all countries of the world', () => {
  const codes = Object.keys(azerbaijaniNames);
  expect(codes.length).toBeGreaterThan(240);
  for (const code of ['AZ', 'BR', 'CN', 'ES', 'FR', 'GB', 'KE', 'RU', 'TH', 'TR', 'US']) {
    expect(codes).toContain(code);
  }
});

test('PROFILE-01 the clock shows the owner’s time with 24 hours, in US English with 12', () => {
  const moment = new Date('2026-05-12T09:25:00Z');
  expect(clockText(moment, 'Asia/Bangkok', 'th')).toBe('16:25');
  expect(clockText(moment, 'Asia/Bangkok', 'en-GB')).toBe('16:25');
  expect(clockText(moment, 'Asia/Bangkok', 'en-US')).toBe('4:25\u00a0pm');
  expect(clockText(new Date('2026-05-12T00:05:00Z'), 'UTC', 'az')).toBe('00:05');
  expect(clockText(new Date('2026-05-12T00:05:00Z'), 'UTC', 'en-US')).toBe('12:05\u00a0am');
});
