// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShownPort } from '../../ports.ts';
import { samples } from '../../samples.ts';
import { activityOf, openPlayer } from '../../testing/open-player.tsx';
import { playQuestion } from '../../testing/play-question.tsx';
import { silentPorts } from '../../testing/silent-ports.ts';

// Nothing is painted here, so nothing has to wait for a frame. Other files that run in this process mock it, too.
vi.mock('../../shell/next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

afterEach(cleanup);

const frame = () => act(() => new Promise<void>(resolve => requestAnimationFrame(() => resolve())));
const hand = () => document.querySelector<HTMLElement>('[data-hand]');

/** What a child has been shown. */
const shownTo = (names: ('drag' | 'other')[]): ShownPort => ({
  has: name => names.includes(name),
  add: vi.fn(name => void names.push(name)),
});

const open = async (shown: ShownPort, sample = samples.draggableTextButtons) => {
  const played = await playQuestion(sample, { ports: { shown } });
  await frame();
  return played;
};

test('HINT-10 the first question with tiles has a hand, and it is remembered as soon as it is there', async () => {
  const shown = shownTo([]);
  await open(shown);
  expect(hand()?.getAttribute('aria-hidden')).toBe('true');
  expect(shown.add).toHaveBeenCalledExactlyOnceWith('drag');
  cleanup();
  await open(shown, samples.draggableImageHotspots);
  expect(hand()).toBeNull();
});

test('HINT-10 the hand leaves at the end of its move', async () => {
  await open(shownTo([]));
  const moving = hand()?.lastElementChild;
  if (!moving) throw new Error('There is no hand');
  fireEvent.animationEnd(moving);
  expect(hand()).toBeNull();
});

test('HINT-10 the hand leaves at the first touch, which still counts', async () => {
  const played = await open(shownTo([]));
  const [tile] = screen.getAllByRole('button', { name: 'cow' });
  if (!tile) throw new Error('There is no tile');
  fireEvent.pointerDown(tile, { button: 0, isPrimary: true });
  expect(hand()).toBeNull();
  fireEvent.click(tile);
  expect(played.picks).toMatchObject([{ value: 'cow' }]);
});

test('HINT-10 the hand leaves at the first key', async () => {
  await open(shownTo([]));
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(hand()).toBeNull();
});

test('HINT-10 HINT-02 a test has no hand: it would move a tile to its place', async () => {
  const shown = shownTo([]);
  await openPlayer({
    activity: activityOf({ test: true }, [samples.draggableTextButtons]),
    ports: { ...silentPorts(), shown },
  });
  await frame();
  expect(hand()).toBeNull();
  expect(shown.add).not.toHaveBeenCalled();
});

test('HINT-10 a question without tiles has no hand', async () => {
  const shown = shownTo([]);
  await open(shown, samples.textButtons);
  expect(hand()).toBeNull();
  expect(shown.add).not.toHaveBeenCalled();
});
