// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShownPort } from '../../ports.ts';
import { samples } from '../../samples.ts';
import { activityOf, openPlayer } from '../../testing/open-player.tsx';
import { playQuestion } from '../../testing/play-question.tsx';
import { silentPorts } from '../../testing/silent-ports.ts';
import { Hand } from './Hand.tsx';

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

test('HINT-11 the hand goes half the way to the place and back, and so does its arrow', async () => {
  const tile = { left: 100, top: 300, width: 80, height: 40 };
  const place = { left: 300, top: 100, width: 80, height: 40 };
  render(<Hand way={() => ({ from: tile, to: place })} onShow={vi.fn()} />);
  await frame();
  const moving = hand()?.lastElementChild as HTMLElement;
  expect(moving.style.left).toBe('100px');
  expect(moving.style.getPropertyValue('--x')).toBe('100px');
  expect(moving.style.getPropertyValue('--y')).toBe('-100px');
  const line = hand()?.querySelector('line');
  const end = [line?.getAttribute('x2'), line?.getAttribute('y2')];
  expect(end).toEqual(['240', '220']);
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

test('HINT-10 HINT-02 a test has no hand', async () => {
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
