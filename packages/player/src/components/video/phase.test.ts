import { expect, test } from 'vitest';
import { type FilmEvent, isOver, nextPhase, type Phase } from './phase.ts';

const after = (...events: FilmEvent[]): Phase => events.reduce<Phase>(nextPhase, 'waiting');

test('COMP-02 a film loads, plays, pauses, resumes and ends', () => {
  expect(after('asked')).toBe('loading');
  expect(after('asked', 'playing')).toBe('playing');
  expect(after('asked', 'playing', 'paused')).toBe('paused');
  expect(after('asked', 'playing', 'paused', 'asked', 'playing')).toBe('playing');
  // A browser fires a pause just before the end.
  expect(after('asked', 'playing', 'paused', 'ended')).toBe('ended');
});

test('a film that waits for data is loading again, a paused one is not', () => {
  expect(after('asked', 'playing', 'stalled')).toBe('loading');
  expect(after('stalled')).toBe('waiting');
  expect(after('asked', 'playing', 'paused', 'stalled')).toBe('paused');
});

test('a failed film stays failed, whatever the browser reports, until it is requested again', () => {
  expect(after('asked', 'broken', 'paused', 'playing', 'refused')).toBe('failed');
  expect(after('asked', 'broken', 'asked')).toBe('loading');
});

test('a film is over when it has ended, failed or was refused', () => {
  expect([after('asked', 'ended'), after('broken'), after('asked', 'refused')].map(isOver)).toEqual(
    [true, true, true],
  );
  expect(
    [after(), after('asked'), after('asked', 'playing'), after('asked', 'paused')].map(isOver),
  ).toEqual([false, false, false, false]);
});
