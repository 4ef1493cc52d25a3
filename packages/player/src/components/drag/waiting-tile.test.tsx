// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { samples } from '../../samples.ts';
import { activityOf, openPlayer, press, setUpPlayer } from '../../testing/open-player.tsx';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('../../shell/next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

setUpPlayer();

const tray = () => screen.getByRole('group', { name: 'Tiles to choose from' });
const tile = (name: string) => within(tray()).getByRole('button', { name });
const tap = (element: Element | null) =>
  act(async () => {
    if (element) fireEvent.click(element);
  });

test('a tile that comes back after a wrong answer no longer waits for a place', async () => {
  const sample = samples.draggableTextButtonsOrderInsensitive;
  await openPlayer({ activity: activityOf({ attempts: 3 }, [sample]) });
  for (const name of ['cow', 'hen', 'pen']) await tap(tile(name));
  await press('Check');
  await press('Try again');
  expect(tile('pen').className).not.toContain('lifted');
  await tap(document.querySelector('[data-place="3"]'));
  expect(tile('pen')).toBeTruthy();
});
