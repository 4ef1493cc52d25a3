import { expect, test } from 'vitest';
import { makeNotification } from '../../testing/world.ts';
import { changesBetween, staleReads } from './stale-reads.ts';

const request = makeNotification({ id: 'f' });
const lingo = makeNotification({ id: 'l', type: 'lingo', content: { amount: 5 } });

test('added, changed and removed notifications are changes; read ones are not', () => {
  const more = { ...lingo, content: { amount: 9 } };
  expect(changesBetween([request, lingo], [{ ...request, isNew: false }, lingo])).toEqual([]);
  expect(changesBetween([lingo], [request, more])).toEqual([request, more]);
  expect(changesBetween([request, lingo], [lingo])).toEqual([request]);
});

test('answers to friend requests invalidate friends, profiles and search, each once', () => {
  const accepted = makeNotification({ id: 'x', type: 'faccept' });
  const reads = staleReads([request, accepted]);
  expect(reads).toEqual(
    expect.arrayContaining([
      'GET users/{id}/friends',
      'GET users/{id}/profile',
      'GET users/{id}/status',
      'GET recommendations/friends',
    ]),
  );
  expect(new Set(reads).size).toBe(reads.length);
});

test('notifications do not invalidate their own list', () => {
  expect(staleReads([request])).not.toContain('GET users/{id}/notifications');
});

test('Lingos invalidate balance, streak, lessons, stickers and words; a trophy invalidates achievements', () => {
  expect(staleReads([lingo]).sort()).toEqual([
    'GET streaks/{userId}',
    'GET streaks/{userId}/{otherUserId}',
    'GET users/{id}/assignments',
    'GET users/{id}/currentLesson',
    'GET users/{id}/lessonArchive',
    'GET users/{id}/lingos',
    'GET users/{id}/meCard',
    'GET users/{id}/songs',
    'GET users/{id}/stickers',
    'GET users/{id}/wordReview',
    'GET users/{id}/words',
  ]);
  const trophy = makeNotification({ type: 'studybuddy', action: 'trophy', content: {} });
  expect(staleReads([trophy])).toEqual(['GET users/{id}/achievements']);
});

test('MSG-13 MSG-14 SAFE-05 a message invalidates conversations, a post invalidates walls, a returned text both', () => {
  const from = request.content.from;
  const of = (place: 'wall' | 'message') =>
    makeNotification({ type: 'post', content: { ...(from && { from }), place } });
  const inbox = ['GET users/{id}/conversations', 'GET conversations/{id}'];
  expect(staleReads([of('message')])).toEqual(inbox);
  expect(staleReads([of('wall')])).toEqual(['GET messages/statuses/{id}']);
  for (const action of ['returned', 'withheld'] as const) {
    const news = makeNotification({ type: 'studybuddy', action, content: {} });
    const own = action === 'withheld' ? ['GET users/{id}/goneTexts'] : [];
    expect(staleReads([news])).toEqual([...inbox, 'GET messages/statuses/{id}', ...own]);
  }
});
