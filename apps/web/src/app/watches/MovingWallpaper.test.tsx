import { wallpapers } from '@digipals/contract/looks';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Handlers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeProfile } from '../../testing/world.ts';

const profileWith = (id: string) =>
  makeProfile({
    wallpaper: { ...makeProfile().wallpaper, ...wallpapers.find(one => one.id === id) },
  });

/** The wallpapers of Mia and of the children that it visits. */
const wearing = (mine: string, theirs: string): Handlers => ({
  'GET users/{id}/profile': ({ params: { id } }) => profileWith(id === 'u-mia' ? mine : theirs),
});

const moving = () =>
  [...document.querySelectorAll<HTMLElement>('[data-layers]')].map(
    ({ dataset }) => dataset['layers'],
  );
const findMoving = (...ids: string[]) => waitFor(() => expect(moving()).toEqual(ids));

test('ALIVE-20 a wallpaper that moves has its layers behind the page, also of a child that is visited', async () => {
  const { go } = renderApp('/profile', { handlers: wearing('northern-lights', 'moving-aquarium') });
  await findMoving('northern-lights');
  expect(document.querySelectorAll('[data-layers] i')).toHaveLength(3);
  await go('/digipal/u-ali');
  await findMoving('moving-aquarium');
  await go('/activity/act-1');
  await screen.findByText('cat');
  expect(moving()).toEqual([]);
  await go('/profile');
  await findMoving('northern-lights');
  await go('/words/review');
  await findMoving();
});

test('ALIVE-20 another wallpaper has none', async () => {
  const { go } = renderApp('/digipal/u-ali', { handlers: wearing('jungle', 'northern-lights') });
  await findMoving('northern-lights');
  await go('/profile');
  await findMoving();
});

test('ALIVE-20 in the editor only the wallpaper that is tried on moves', async () => {
  const product = (item: string) => ({
    ...{ sku: `wallpaper.${item}`, type: 'wallpaper' as const, part: null, item, price: 0 },
    ...{ theme: 'places', free: true },
  });
  const { go } = renderApp('/profile', {
    handlers: {
      ...wearing('northern-lights', 'jungle'),
      'GET products/{type}': () => ['northern-lights', 'moving-aquarium', 'jungle'].map(product),
    },
  });
  await findMoving('northern-lights');
  await go('/profile/wallpaper');
  const tile = await screen.findByRole('button', { name: /^Aquarium/ });
  await findMoving('northern-lights');
  await act(async () => tile.click());
  await findMoving('moving-aquarium');
});
