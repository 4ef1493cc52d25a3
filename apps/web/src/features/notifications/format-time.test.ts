import { createTranslator, loadCatalogue } from '@digipals/i18n';
import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

const t = createTranslator('en-GB', await loadCatalogue('en-GB'));
const now = Date.parse('2026-01-15T20:30:00Z');
const words = (at: string, timeZone: string) =>
  formatTime(at, { t, locale: 'en-GB', timeZone, now });

test('NOTIF-12 formats the time of a notification in the time zone of the child', () => {
  expect(words('2026-01-15T20:25:00Z', 'Europe/London')).toBe('Just now');
  expect(words('2026-01-15T08:05:00Z', 'Europe/London')).toBe('08:05');
  expect(words('2026-01-14T23:59:00Z', 'Europe/London')).toBe('Yesterday');
  expect(words('2026-01-05T10:00:00Z', 'Europe/London')).toBe('10 days ago');
  // In Bangkok it is the 16th.
  expect(words('2026-01-15T08:05:00Z', 'Asia/Bangkok')).toBe('Yesterday');
  expect(words('2026-01-15T17:30:00Z', 'Asia/Bangkok')).toBe('00:30');
});
