import { createMemoryHistory } from '@tanstack/history';
import { expect, test } from 'vitest';
import { createShownLocation, type Move } from './shown-location.ts';

test('ALIVE-18 a page is shown when its movement begins, and then the last one that was asked for', () => {
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const { location, moveWith } = createShownLocation(history);
  const moves: Move[] = [];
  let begin = () => undefined as void;
  moveWith((move, update) => {
    moves.push(move);
    begin = update;
  });
  history.push('/globe');
  history.replace('/friends');
  expect(location.get().pathname).toBe('/profile');
  begin();
  expect(location.get().pathname).toBe('/friends');
  history.back();
  begin();
  expect(location.get().pathname).toBe('/profile');
  expect(moves[0]).toEqual({ from: '/profile', to: '/globe', back: false });
  expect(moves.at(-1)).toEqual({ from: '/friends', to: '/profile', back: true });
});

test('without a mover pages change at once', () => {
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const { location } = createShownLocation(history);
  history.push('/globe');
  expect(location.get().pathname).toBe('/globe');
});
