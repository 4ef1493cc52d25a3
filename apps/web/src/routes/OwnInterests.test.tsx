import type { Product } from '@digipals/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../shared/storage.ts';
import type { Handlers } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeProfile } from '../testing/world.ts';

const tile = (item: string, price: number, theme = 'animals'): Product => ({
  ...{ sku: `interests.${item}`, type: 'interests', part: null, item, price, theme },
  free: price === 0,
});
const sports = ['football', 'basketball', 'skateboarding'].map(item => tile(item, 0, 'sport'));
const food = ['pizza', 'apples', 'ice-cream'].map(item => tile(item, 0, 'food'));
const offered = [tile('dogs', 0), tile('cats', 0), tile('pandas', 40), ...sports, ...food];
const colours = { bgColor: '#fff3c4', gradColor: '#ffe08a' };

/** A shop in which Mia likes some things and has 100 Lingos. */
function shop(liked: readonly string[]): Handlers {
  let lingos = 100;
  let licences = [{ sku: 'LBMFULL' }];
  let ids = liked;
  const profile = () =>
    makeProfile({
      interests: { ...colours, items: ids.map(id => ({ id, imgUrl: `/${id}.webp` })) },
    });
  return {
    'GET products/{type}': () => offered,
    'GET users/{id}/lingos': () => ({ amount: lingos }),
    'GET licences/{userId}': () => licences,
    'GET users/{id}/profile': profile,
    'POST users/{id}/purchases': ({ body }) => {
      licences = [...licences, ...body.productSkus.map(sku => ({ sku }))];
      lingos -= 40;
      return { licences, lingos };
    },
    'PUT users/{id}/profile': ({ body }) => {
      ids = body.interests?.items.map(({ id }) => id) ?? ids;
      return profile();
    },
  };
}

const three = ['football', 'cats', 'pizza'];
const open = (liked: readonly string[] = three) =>
  renderApp('/profile/interests', { handlers: shop(liked) });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const box = () => screen.findByRole('region', { name: 'My 12 pictures' });
const order = async () =>
  within(await box())
    .queryAllByRole('img')
    .map(img => img.getAttribute('alt'));
const place = async (name: string) => within(await box()).getByRole('button', { name });
const pressPlace = async (name: string) => {
  const button = await place(name);
  await act(async () => button.click());
};

type App = ReturnType<typeof renderApp>;
const written = ({ server }: App) =>
  server.seen.filter(({ key }) => !key.startsWith('GET ') && key !== 'POST events');
const tracked = () =>
  (JSON.parse(localStorage.getItem(storageKeys.events) ?? '[]') as { code?: string }[]).flatMap(
    ({ code }) => code ?? [],
  );

test('ROUTE-09 PROFILE-12 SHOP-24 a child has twelve places for interests, and themes to choose from', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'I like' });
  expect(await order()).toEqual(['Football', 'Cats', 'Pizza']);
  expect(within(await box()).getAllByRole('button', { name: 'Free place' })).toHaveLength(9);
  expect(screen.queryByRole('button', { name: /^Apples/ })).toBeNull();
  await press('Food');
  expect(await screen.findByRole('button', { name: /^Apples free/ })).toBeTruthy();
});

test('SHELL-33 the help button explains how to choose interests', async () => {
  open();
  await press('Help');
  const text = 'Show what you like!';
  expect(await screen.findByText(text)).toBeTruthy();
});

test('SHOP-24 EVENT-01 a tap puts a picture on or takes it off; Done saves all in order', async () => {
  const app = open();
  await press(/^Dogs free/);
  await press(/^Cats free/);
  expect(await order()).toEqual(['Football', 'Pizza', 'Dogs']);
  expect(written(app)).toEqual([]);
  await press('Done');
  await waitFor(() => expect(app.history.location.pathname).toBe('/profile'));
  const items = ['football', 'pizza', 'dogs'].map(id => ({ id }));
  expect(written(app).map(({ body }) => body)).toEqual([{ interests: { ...colours, items } }]);
  expect(tracked()).toEqual(['lbm1']);
});

test('SHOP-02 EVENT-02 EVENT-01 AMBIG-20 Buy takes an interest tile, saves it and logs both events once', async () => {
  const app = open();
  await press(/^Pandas 40 Lingos/);
  await press(/^Buy/);
  expect(await screen.findByRole('heading', { name: "It's yours!" })).toBeTruthy();
  expect(written(app).map(({ key }) => key)).toEqual([
    'POST users/{id}/purchases',
    'PUT users/{id}/profile',
  ]);
  expect(written(app)[0]?.body).toEqual({ productSkus: ['interests.pandas'] });
  expect(tracked()).toEqual(['lbm2', 'lbm1']);
});

test('SHOP-24 with twelve pictures on, another one asks kindly to take one off first', async () => {
  const twelve = ['cats', 'pandas', ...sports, ...food].map(one =>
    typeof one === 'string' ? one : one.item,
  );
  open([...twelve, 'robots', 'reading', 'trains', 'cars']);
  await press(/^Dogs/);
  const text = 'All 12 places are full. Take a picture off first.';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(await order()).toHaveLength(12);
});

test('SHOP-25 a first tap lifts a picture, a second puts it where it is tapped', async () => {
  open();
  await pressPlace('Football');
  expect((await place('Football')).getAttribute('aria-pressed')).toBe('true');
  await pressPlace('Pizza');
  expect(await order()).toEqual(['Cats', 'Pizza', 'Football']);
  expect(screen.getByText('Football: place 3 of 12')).toBeTruthy();
  await pressPlace('Cats');
  await act(async () => screen.getAllByRole('button', { name: 'Free place' })[0]?.click());
  expect(await order()).toEqual(['Pizza', 'Football', 'Cats']);
});

test('SHOP-25 a lifted picture can be taken off', async () => {
  open();
  await pressPlace('Cats');
  await press('Take it off');
  expect(await order()).toEqual(['Football', 'Pizza']);
});

test('SHOP-25 a lifted picture that is taken off in the list below is no longer lifted', async () => {
  open();
  await pressPlace('Cats');
  await press(/^Cats free/);
  expect(await order()).toEqual(['Football', 'Pizza']);
  expect(screen.queryByRole('button', { name: 'Take it off' })).toBeNull();
  await pressPlace('Pizza');
  expect((await place('Pizza')).getAttribute('aria-pressed')).toBe('true');
});

test('SHOP-25 with the keys: arrows move a lifted picture, Escape puts it back', async () => {
  open();
  await pressPlace('Pizza');
  const key = async (name: string) =>
    act(async () => fireEvent.keyDown(await place('Pizza'), { key: name }));
  await key('ArrowLeft');
  expect(await order()).toEqual(['Football', 'Pizza', 'Cats']);
  expect(document.activeElement).toBe(await place('Pizza'));
  await key('Escape');
  expect(await order()).toEqual(['Football', 'Cats', 'Pizza']);
  expect((await place('Pizza')).getAttribute('aria-pressed')).toBe('false');
});

test('SHOP-23 pictures that are not bought wait on the device', async () => {
  const app = open();
  await press(/^Pandas/);
  await press('Back');
  await press('Go');
  await waitFor(() => expect(app.history.location.pathname).toBe('/profile'));
  await app.go('/profile/interests');
  expect(await order()).toEqual(['Football', 'Cats', 'Pizza', 'Pandas']);
  expect(written(app)).toEqual([]);
});
