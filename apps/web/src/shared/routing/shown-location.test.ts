import { createMemoryHistory } from '@tanstack/history';
import { expect, test } from 'vitest';
import { createShownLocation, type Move } from './shown-location.ts';

function open() {
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const { location, moveWith } = createShownLocation(history);
  const moves: Move[] = [];
  const waiting: (() => void)[] = [];
  moveWith((move, update) => {
    moves.push(move);
    waiting.push(update);
  });
  return { history, moves, waiting, shown: () => location.get().href };
}

test('ALIVE-18 a page is shown when its movement begins, and then the last one that was asked for', () => {
  const { history, moves, waiting, shown } = open();
  history.push('/globe');
  history.replace('/friends');
  expect([shown(), moves]).toEqual(['/profile', [{ from: '/profile', to: '/globe', back: false }]]);
  waiting[0]?.();
  expect(shown()).toBe('/friends');
  history.back();
  waiting[1]?.();
  expect([shown(), moves[1]]).toEqual([
    '/profile',
    { from: '/friends', to: '/profile', back: true },
  ]);
});

test('a change of the query is shown at once, without a movement', () => {
  const { history, moves, shown } = open();
  history.push('/profile?a=1');
  expect([shown(), moves]).toEqual(['/profile?a=1', []]);
});

test('without a mover pages change at once', () => {
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const { location } = createShownLocation(history);
  history.push('/globe');
  expect(location.get().pathname).toBe('/globe');
});
