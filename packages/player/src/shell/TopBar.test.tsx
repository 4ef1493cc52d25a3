// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activityOf, languages, openPlayer, press, setUpPlayer } from '../testing/open-player.tsx';

setUpPlayer();

test('FIT-06 a menu opens languages and sound, and closes when one is chosen, on Escape and on a press outside', async () => {
  await openPlayer();
  const menu = screen.getByRole('button', { name: 'Menu' });
  const isOpen = () => menu.getAttribute('aria-expanded') === 'true';
  for (const close of [
    () => press('Listen slowly'),
    () => press(/another language/),
    () => act(() => void fireEvent.keyDown(menu, { key: 'Escape' })),
    () => act(() => void fireEvent.pointerDown(screen.getByRole('heading'))),
    () => press('Menu'),
  ]) {
    expect(isOpen()).toBe(false);
    await press('Menu');
    expect(isOpen()).toBe(true);
    await close();
  }
  expect(isOpen()).toBe(false);
});

test('FIT-06 no menu in a test in English, which has nothing to choose', async () => {
  const { change } = await openPlayer({ activity: activityOf({ test: true }) });
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeTruthy();
  change({ languages: { ...languages, supportLanguage: 'gb' } });
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

test.each([
  ['a language', /another language/],
  ['a sound', 'Listen slowly'],
])(
  'FIT-06 after %s is chosen in the menu, which then closes, its button has the focus',
  async (_, name) => {
    await openPlayer();
    await press('Menu');
    const choice = screen.getByRole('button', { name });
    await act(async () => choice.focus());
    await press(name);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  },
);

test('FIT-06 beside a closed menu, as in a wide window, a chosen language keeps the focus', async () => {
  await openPlayer();
  const flag = screen.getByRole('button', { name: /another language/ });
  await act(async () => flag.focus());
  await press(/another language/);
  expect(document.activeElement).toBe(flag);
});
