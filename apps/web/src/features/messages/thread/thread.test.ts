import { createTranslator, loadCatalogue } from '@digipals/i18n';
import { expect, test } from 'vitest';
import { changedWords } from '../../../shared/changed-words.ts';
import { makeConversation, makeMessage, makeReading } from '../../../testing/message-world.ts';
import { tipsOf, withSpellings } from '../composer/tips.ts';
import { dayWords, waitWords } from '../times.ts';
import { keepEarlier, lookAgain } from './use-conversation.ts';

const t = createTranslator('en-GB', await loadCatalogue('en-GB', ['app', 'pages']));

test('how many words a person has mended', () => {
  expect(changedWords('I has a fish.', 'I have a fish.')).toBe(1);
  expect(changedWords('I play footbal with sister', 'I play football with my sister')).toBe(2);
  expect(changedWords('Hi Ali', 'Hi Ali')).toBe(0);
});

test('the waiting time is told as it is known: soon in minutes, else today, else not at all', () => {
  expect(waitWords(1, t)).toBe('About 1 minute.');
  expect(waitWords(30, t)).toBe('About 30 minutes.');
  expect(waitWords(31, t)).toBe('Later today.');
  expect([waitWords(null, t), waitWords(undefined, t)]).toEqual(['', '']);
});

test('days are those of the child, not of the device', () => {
  const now = Date.parse('2026-01-15T22:30:00Z');
  const words = (at: string, timeZone: string) =>
    dayWords(at, { t, locale: 'en-GB', timeZone, now });
  expect(words('2026-01-15T20:00:00Z', 'Europe/London')).toBe('Today');
  // In Bangkok it is the 16th.
  expect(words('2026-01-15T16:00:00Z', 'Asia/Bangkok')).toBe('Yesterday');
  expect(words('2026-01-02T16:00:00Z', 'Europe/London')).toBe('2 January');
});

test('an open conversation is looked at sooner while something waits, and not at all without a connection', () => {
  const waiting = makeConversation({ submissions: [makeReading()] });
  expect(lookAgain(waiting, true)).toBe(10_000);
  expect(lookAgain(makeConversation(), true)).toBe(30_000);
  expect(lookAgain(waiting, false)).toBe(false);
});

const list = (...ids: string[]) => ids.map(messageId => makeMessage({ messageId }));
const ids = (messages: readonly { messageId: string }[]) =>
  messages.map(({ messageId }) => messageId).join('');

test('earlier messages and a page that moves on stay in one row', () => {
  const last = { messages: list('d', 'e', 'f'), hasEarlier: true };
  const next = { messages: list('e', 'f', 'g'), hasEarlier: true };
  expect(ids(keepEarlier(list('a', 'b', 'c'), last, next))).toBe('abcd');
  expect(ids(keepEarlier([], last, next))).toBe('');
});

test('a message that was taken back is gone, and a page far away begins anew', () => {
  const last = { messages: list('d', 'e', 'f'), hasEarlier: true };
  expect(ids(keepEarlier(list('c'), last, { messages: list('d', 'f'), hasEarlier: true }))).toBe(
    'c',
  );
  expect(ids(keepEarlier(list('c'), last, { messages: list('x', 'y'), hasEarlier: true }))).toBe(
    '',
  );
});

test('NOTSHOWN-33 personal details are told first, other languages next, spellings last', () => {
  const text = 'hola my numbr is 07700 900 142';
  const help = {
    text,
    hints: [
      { code: 'notEnglish' as const, start: 0, end: 4 },
      { code: 'phone' as const, start: 17, end: 30 },
    ],
    corrections: [{ start: 8, end: 13, suggestion: 'number', reason: 'spelling' as const }],
  };
  const told = tipsOf(help, text, new Set()).map(tip =>
    tip.kind === 'hint' ? tip.code : tip.from,
  );
  expect(told).toEqual(['phone', 'notEnglish', 'numbr']);
  expect(tipsOf(help, text, new Set(['numbr number']))).toHaveLength(2);
  expect(withSpellings(text, tipsOf(help, text, new Set()))).toBe(
    'hola my number is 07700 900 142',
  );
});
