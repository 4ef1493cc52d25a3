import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const broken = vi.hoisted(() => ({ texts: true }));

vi.mock('@digipals/i18n/react', async original => {
  const real = await original<typeof import('@digipals/i18n/react')>();
  const TextPartProvider: typeof real.TextPartProvider = props => {
    if (broken.texts) throw new Error('CHUNK_LOAD_FAILED');
    return real.TextPartProvider(props);
  };
  return { ...real, TextPartProvider };
});

// Another test file may have loaded the app with the real module.
vi.resetModules();
const { renderApp } = await import('../../testing/render-app.tsx');

test('ERR-25 late cards that fail to load can be retried; stage and lesson stay', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderApp('/profile');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Oops! Something went wrong. Could you try again?');
  expect(screen.getByRole('heading', { name: 'Mia' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Play' })).toBeTruthy();
  broken.texts = false;
  const card = within(screen.getByRole('main'));
  await act(async () => card.getByRole('button', { name: 'Retry' }).click());
  expect(await screen.findByRole('link', { name: 'See all my DigiPals' })).toBeTruthy();
});
