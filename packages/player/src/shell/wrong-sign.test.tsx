// @vitest-environment happy-dom
import { Icon, type IconName } from '@digipals/ui';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { activityOf, answer, openPlayer, press, setUpPlayer } from '../testing/open-player.tsx';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('./next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

setUpPlayer();

/** The drawing of an icon. */
const drawingOf = (name: IconName): string => {
  const { container, unmount } = render(<Icon name={name} />);
  const drawing = container.querySelector('svg')?.innerHTML ?? '';
  unmount();
  return drawing;
};
const signOf = (selector: string) => document.querySelector(`${selector} svg`)?.innerHTML;
const [arrow, cross] = [drawingOf('again'), drawingOf('x')];

test('PLAYER-50 a wrong answer has the arrow while it can be tried again', async () => {
  await openPlayer({ activity: activityOf({ test: true, attempts: 2 }) });
  await answer('no');
  expect(signOf('[data-mark="again"]')).toBe(arrow);
});

test('COURSE-06 after the only try of a test neither the choice nor the bar says to try again', async () => {
  await openPlayer({ activity: activityOf({ test: true, attempts: 1 }) });
  await answer('no');
  expect(signOf('[data-mark="again"]')).toBe(cross);
  await press('Next');
  const dot = screen.getByRole('listitem', { name: '1: not right' });
  expect(dot.querySelector('svg')?.innerHTML).toBe(cross);
});

test('a question that comes back at the end keeps its arrow in the bar', async () => {
  await openPlayer({ activity: activityOf({ attempts: 1 }) });
  await answer('no');
  await press('Next');
  const dot = screen.getByRole('listitem', { name: '1: again later' });
  expect(dot.querySelector('svg')?.innerHTML).toBe(arrow);
});
