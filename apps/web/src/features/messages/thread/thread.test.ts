import { createTranslator, loadCatalogue } from '@digipals/i18n';
import { expect, test } from 'vitest';
import { changedWords } from '../../../shared/text-state/changed-words.ts';
import { makeConversation, makeMessage, makeReading } from '../../../testing/message-world.ts';
import { formatDay, formatWait } from '../times.ts';
import { mergeEarlier, refetchAfter } from './use-conversation.ts';

const t = createTranslator('en-GB', await loadCatalogue('en-GB', ['app', 'pages']));

test('changed words are counted', () => {
  expect(changedWords('I has a fish.', 'I have a fish.')).toBe(1);
  expect(changedWords('I play footbal with sister', 'I play football with my sister')).toBe(2);
  expect(changedWords('Hi Ali', 'Hi Ali')).toBe(0);
});

test('the review time is shown in minutes, as later today, or not at all', () => {
  expect(formatWait(1, t)).toBe('About 1 minute.');
  expect(formatWait(30, t)).toBe('About 30 minutes.');
  expect(formatWait(31, t)).toBe('Later today.');
  expect([formatWait(null, t), formatWait(undefined, t)]).toEqual(['', '']);
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
