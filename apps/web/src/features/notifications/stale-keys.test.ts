import { expect, test } from 'vitest';
import { makeNotification } from '../../testing/world.ts';
import { changesBetween, staleKeys } from './stale-keys.ts';

const request = makeNotification({ id: 'f' });
const lingo = makeNotification({ id: 'l', type: 'lingo', content: { amount: 5 } });

test('what came, grew or went is a change; what was only read is none', () => {
  const more = { ...lingo, content: { amount: 9 } };
  expect(changesBetween([request, lingo], [{ ...request, isNew: false }, lingo])).toEqual([]);
  expect(changesBetween([lingo], [request, more])).toEqual([request, more]);
  expect(changesBetween([request, lingo], [lingo])).toEqual([request]);
});

test('an answer to a request makes friends, both profiles and the search old, each once', () => {
  const accepted = makeNotification({ id: 'x', type: 'faccept' });
  const keys = staleKeys([request, accepted], 'u-mia').map(key => key.join(' '));
  expect(keys).toEqual(
    expect.arrayContaining(['friends u-mia', 'profile u-ali', 'status u-mia', 'recommendations']),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('Lingos make the balance, the streak and the lessons old, a trophy the achievements', () => {
  expect(staleKeys([lingo], 'me')).toEqual([
    ['lingos', 'me'],
    ['streaks', 'me'],
    ['currentLesson', 'me'],
    ['lessonArchive', 'me'],
    ['songs', 'me'],
  ]);
  const trophy = makeNotification({ type: 'studybuddy', action: 'trophy', content: {} });
  expect(staleKeys([trophy], 'me')).toEqual([['achievements', 'me']]);
});

test('MSG-13 MSG-14 SAFE-05 a message makes inbox and conversations old, a post the own wall, a text that came back both', () => {
  const from = request.content.from;
  const of = (place: 'wall' | 'message') =>
    makeNotification({ type: 'post', content: { ...(from && { from }), place } });
  expect(staleKeys([of('message')], 'me')).toEqual([['conversations', 'me'], ['conversation']]);
  expect(staleKeys([of('wall')], 'me')).toEqual([['wall', 'me']]);
  for (const action of ['returned', 'withheld'] as const) {
    const news = makeNotification({ type: 'studybuddy', action, content: {} });
    expect(staleKeys([news], 'me')).toEqual([['wall'], ['conversations', 'me'], ['conversation']]);
  }
});
