import type { Told } from '@digipals/contract';
import { createTranslator, loadCatalogue, locales } from '@digipals/i18n';
import { expect, test } from 'vitest';
import { changedWords } from '../../../shared/text-state/changed-words.ts';
import { formatWait } from '../../../shared/text-state/format-wait.ts';
import { makeConversation, makeMessage, makeReading } from '../../../testing/message-world.ts';
import { formatDay } from '../times.ts';
import { mergeEarlier, refetchAfter } from './use-conversation.ts';

const t = createTranslator('en-GB', await loadCatalogue('en-GB', ['app', 'pages']));

test('changed words are counted', () => {
  expect(changedWords('I has a fish.', 'I have a fish.')).toBe(1);
  expect(changedWords('I play footbal with sister', 'I play football with my sister')).toBe(2);
  expect(changedWords('Hi Ali', 'Hi Ali')).toBe(0);
});

const told = (changes: Partial<Told>): Told => ({
  ...{ kind: 'minutes', minutes: null, from: null, because: 'open', seconds: 300 },
  ...changes,
});

test('SAFE2-19 the time until a text is read is shown in the words and the clock of the child', () => {
  const now = Date.parse('2026-03-02T21:00:00Z');
  const words = (changes: Partial<Told>, timeZone = 'Europe/London') =>
    formatWait(told(changes), { t, locale: 'en-GB', timeZone, now });
  expect(words({ minutes: 5 })).toBe('About 5 minutes.');
  expect(words({ minutes: 60 })).toBe('About 1 hour.');
  expect(words({ kind: 'today', seconds: 7_200 })).toBe('Later today.');
  // In Moscow it is midnight.
  expect(words({ kind: 'today', seconds: 7_200 }, 'Europe/Moscow')).toBe('Later today.');
  expect(words({ kind: 'today', seconds: 7_200 }, 'Europe/Helsinki')).toBe('We read it tomorrow.');
  const from = '2026-03-03T08:00:00.000Z';
  const closed = { kind: 'tomorrow', because: 'closed', from } as const;
  expect(words(closed)).toBe('We read it tomorrow, from 8 in the morning.');
  expect(words(closed, 'Asia/Bangkok')).toBe('We read it today, from 3 in the afternoon.');
  expect(words({ ...closed, from: '2026-03-03T08:30:00.000Z' })).toBe(
    'We read it tomorrow, from 08:30.',
  );
  expect(words({ ...closed, from: '2026-03-06T08:00:00.000Z' })).toBe(
    'We read it on 6 March, from 8 in the morning.',
  );
  expect(words({ kind: 'tomorrow', because: 'nobody' })).toBe('We read it tomorrow.');
  expect(formatWait(undefined, { t, locale: 'en-GB', timeZone: 'UTC', now })).toBe('');
});

test.each(locales)('SAFE2-19 %s has words for tomorrow with an hour', async locale => {
  const own = createTranslator(locale, await loadCatalogue(locale, ['app', 'pages']));
  const from = '2026-03-03T08:00:00.000Z';
  const context = { t: own, locale, timeZone: 'UTC', now: Date.parse('2026-03-02T21:00:00Z') };
  const words = formatWait(told({ kind: 'tomorrow', because: 'closed', from }), context);
  expect(words).toMatch(/8/);
  expect(words).not.toMatch(/[{}]|undefined/);
});

test("days follow the child's time zone, not the device's", () => {
  const now = Date.parse('2026-01-15T22:30:00Z');
  const words = (at: string, timeZone: string) =>
    formatDay(at, { t, locale: 'en-GB', timeZone, now });
  expect(words('2026-01-15T20:00:00Z', 'Europe/London')).toBe('Today');
  // In Bangkok it is the 16th.
  expect(words('2026-01-15T16:00:00Z', 'Asia/Bangkok')).toBe('Yesterday');
  expect(words('2026-01-02T16:00:00Z', 'Europe/London')).toBe('2 January');
});

test('an open conversation is refetched sooner during a review, and never while offline', () => {
  const waiting = makeConversation({ submissions: [makeReading()] });
  expect(refetchAfter(waiting, true)).toBe(10_000);
  expect(refetchAfter(makeConversation(), true)).toBe(30_000);
  expect(refetchAfter(waiting, false)).toBe(false);
});

const list = (...ids: string[]) => ids.map(messageId => makeMessage({ messageId }));
const ids = (messages: readonly { messageId: string }[]) =>
  messages.map(({ messageId }) => messageId).join('');

test('earlier messages and a newer page stay contiguous', () => {
  const last = { messages: list('d', 'e', 'f'), hasEarlier: true };
  const next = { messages: list('e', 'f', 'g'), hasEarlier: true };
  expect(ids(mergeEarlier(list('a', 'b', 'c'), last, next))).toBe('abcd');
  expect(ids(mergeEarlier([], last, next))).toBe('');
});

test('a removed message disappears, and a page without overlap starts over', () => {
  const last = { messages: list('d', 'e', 'f'), hasEarlier: true };
  expect(ids(mergeEarlier(list('c'), last, { messages: list('d', 'f'), hasEarlier: true }))).toBe(
    'c',
  );
  expect(ids(mergeEarlier(list('c'), last, { messages: list('x', 'y'), hasEarlier: true }))).toBe(
    '',
  );
});
