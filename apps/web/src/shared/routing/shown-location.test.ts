import { createMemoryHistory } from '@tanstack/history';
import { expect, test } from 'vitest';
import { createShownLocation } from './shown-location.ts';

test('ALIVE-18 a page is shown when its movement begins, and then the last one that was asked for', () => {
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const shown = createShownLocation(history);
  const { location } = shown;
  const moves: string[][] = [];
  let begin = (): void => undefined;
  shown.move = (update, ...move) => {
    moves.push(move);
    begin = update;
  };
  history.push('/globe');
  history.replace('/friends');
  expect(location.get().pathname).toBe('/profile');
  begin();
  expect(location.get().pathname).toBe('/friends');
  history.back();
  begin();
  expect(location.get().pathname).toBe('/profile');
  expect(moves[0]).toEqual(['/profile', 'PUSH']);
  expect(moves.at(-1)).toEqual(['/friends', 'BACK']);
});

test('without a mover pages change at once', () => {
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const { location } = createShownLocation(history);
  history.push('/globe');
  expect(location.get().pathname).toBe('/globe');
});
