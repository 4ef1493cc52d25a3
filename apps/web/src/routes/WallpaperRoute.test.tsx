import type { Product } from '@digipals/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../shared/storage.ts';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeProfile } from '../testing/world.ts';

const wallpaper = (item: string, price: number, theme = 'places'): Product => ({
  ...{ sku: `wallpaper.${item}`, type: 'wallpaper', part: null, item, price, theme },
  free: price === 0,
});
const offered = [
  wallpaper('meadow', 0),
  wallpaper('space', 80),
  wallpaper('jungle', 80),
  wallpaper('pattern-dots', 0, 'patterns'),
];

/** A shop in which Mia has 100 Lingos and owns the jungle. */
function shop(): Handlers {
  let lingos = 100;
  let licences = [{ sku: 'LBMFULL' }, { sku: 'wallpaper.jungle' }];
  let worn = makeProfile().wallpaper;
  return {
    'GET products/{type}': () => offered,
    'GET users/{id}/lingos': () => ({ amount: lingos }),
    'GET licences/{userId}': () => licences,
    'GET users/{id}/profile': () => makeProfile({ wallpaper: worn }),
    'POST users/{id}/purchases': ({ body }) => {
      licences = [...licences, ...body.productSkus.map(sku => ({ sku }))];
      lingos -= 80;
      return { licences, lingos };
    },
    'PUT users/{id}/profile': ({ body }) => {
      worn = { ...worn, id: body.wallpaper?.id ?? worn.id };
      return makeProfile({ wallpaper: worn });
    },
  };
}

const tile = (name: RegExp) => screen.findByRole('button', { name });
const press = async (name: RegExp) => {
  const button = await tile(name);
  await act(async () => button.click());
};
const shown = () => document.querySelector('[data-wallpaper]')?.getAttribute('data-wallpaper');

type App = ReturnType<typeof renderApp>;
const written = ({ server }: App) =>
  server.seen.filter(({ key }) => !key.startsWith('GET ') && key !== 'POST events');
const tracked = () =>
  (JSON.parse(localStorage.getItem(storageKeys.events) ?? '[]') as { code?: string }[]).flatMap(
    ({ code }) => code ?? [],
  );
const open = (url = '/profile/wallpaper', handlers: Handlers = {}) =>
  renderApp(url, { handlers: { ...shop(), ...handlers } });

test.each(['/profile/wallpaper', '/profile/u-mia/wallpaper'])(
  'ROUTE-11 NAME-11 %s shows the wallpapers the child can choose',
  async url => {
    open(url);
    expect(await screen.findByRole('heading', { name: 'Wallpaper', level: 1 })).toBeTruthy();
    expect(await tile(/^Green meadow free/)).toBeTruthy();
    expect(await tile(/^Space 80 Lingos/)).toBeTruthy();
    expect(await tile(/^Jungle mine/)).toBeTruthy();
  },
);

test('SHOP-21 a button on the profile leads to the wallpapers', async () => {
  const app = open('/profile');
  const link = await screen.findByRole('link', { name: 'Change my wallpaper' });
  await act(async () => link.click());
  expect(app.history.location.pathname).toBe('/profile/wallpaper');
  expect(await screen.findByRole('heading', { name: 'Wallpaper', level: 1 })).toBeTruthy();
});

test('ROUTE-11 AMBIG-57 with the id of another child the page is read-only', async () => {
  renderApp('/profile/u-ali/wallpaper');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ali' })).toBeTruthy();
  expect(shown()).toBe('space');
  expect(document.querySelectorAll('[data-alive] > img[src^="/avatars/"]')).toHaveLength(2);
  const page = within(screen.getByRole('main'));
  expect(page.queryAllByRole('button')).toEqual([]);
  expect(page.queryByText(/Lingo/)).toBeNull();
});

test('the wallpaper of an unknown child is not found', async () => {
  renderApp('/profile/u-nobody/wallpaper');
  expect(await screen.findByText('This DigiPal is not here.')).toBeTruthy();
});

test('SHELL-34 the info button explains the wallpapers', async () => {
  open();
  await press(/^Help$/);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('This picture is behind your page.')).toBeTruthy();
});

test('SHOP-21 ALIVE-17 a wallpaper is tried on at once and free of charge; the theme shows only its own', async () => {
  const app = open();
  await press(/^Space/);
  expect(shown()).toBe('space');
  expect((await tile(/^Space/)).getAttribute('aria-pressed')).toBe('true');
  await press(/^Patterns$/);
  expect(screen.queryByRole('button', { name: /^Space/ })).toBeNull();
  await press(/^Dots/);
  expect(shown()).toBe('pattern-dots');
  expect(written(app)).toEqual([]);
});

test('SHOP-03 EVENT-04 EVENT-03 AMBIG-20 Buy takes the wallpaper that is on, saves it and logs both events once', async () => {
  const app = open();
  await press(/^Space/);
  const left = await screen.findByText('You will have 20 Lingos left.');
  expect(left).toBeTruthy();
  await press(/^Buy/);
  expect(await screen.findByRole('heading', { name: "It's yours!" })).toBeTruthy();
  expect(written(app).map(({ key, body }) => [key, body])).toEqual([
    ['POST users/{id}/purchases', { productSkus: ['wallpaper.space'] }],
    ['PUT users/{id}/profile', { wallpaper: { id: 'space' } }],
  ]);
  expect(tracked()).toEqual(['lbm4', 'lbm3']);
  await press(/Hooray/);
  expect(await tile(/^Space mine/)).toBeTruthy();
  expect(screen.getAllByText('20').length).toBeGreaterThan(0);
});

test('SHOP-09 EVENT-03 an owned wallpaper is saved without paying, and the page is left', async () => {
  const app = open();
  await press(/^Jungle/);
  await press(/^Done$/);
  await waitFor(() => expect(app.history.location.pathname).toBe('/profile'));
  expect(written(app).map(({ key }) => key)).toEqual(['PUT users/{id}/profile']);
  expect(tracked()).toEqual(['lbm3']);
});

test('SHOP-23 partly: a wallpaper that is taken off while it is saved does not end the page', async () => {
  const app = open();
  const release = app.server.hold('PUT users/{id}/profile');
  await press(/^Jungle/);
  await press(/^Done$/);
  await press(/^Green meadow/);
  release();
  await waitFor(() => expect(tracked()).toEqual(['lbm3']));
  await waitFor(() => expect(shown()).toBe('jungle'));
  expect(app.history.location.pathname).toBe('/profile/wallpaper');
});

test('SHOP-23 what is tried on while another one is saved stays on, and the page too', async () => {
  const app = open();
  const release = app.server.hold('PUT users/{id}/profile');
  await press(/^Jungle/);
  await press(/^Done$/);
  await press(/^Space/);
  release();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Jungle mine/ })).toBeTruthy());
  await waitFor(() => expect(tracked()).toEqual(['lbm3']));
  expect(app.history.location.pathname).toBe('/profile/wallpaper');
  expect(shown()).toBe('space');
  expect(localStorage.getItem(storageKeys.triedOn)).toContain('space');
});

test('ERR-04 SHOP-22 without enough Lingos nothing is sent, and the specified text leads to ways to win some', async () => {
  const app = open('/profile/wallpaper', { 'GET users/{id}/lingos': () => ({ amount: 30 }) });
  await press(/^Space/);
  await press(/^Buy/);
  const text = 'You need Lingos to buy some items. Send messages to win Lingos.';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(written(app)).toEqual([]);
});

test('ERR-04 SHOP-22 Lingos that were spent elsewhere give the same text, and nothing is lost', async () => {
  open('/profile/wallpaper', { 'POST users/{id}/purchases': () => failure('lingos_missing') });
  await press(/^Space/);
  await press(/^Buy/);
  const text = 'You need Lingos to buy some items. Send messages to win Lingos.';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(shown()).toBe('space');
  expect(tracked()).toEqual([]);
});

test('SHOP-22 without a connection buying says kindly that it needs one, and what is on stays on', async () => {
  const app = open();
  await press(/^Space/);
  app.server.online = false;
  await press(/^Buy/);
  expect(await screen.findByText('No internet now')).toBeTruthy();
  await press(/^OK$/);
  expect(shown()).toBe('space');
  expect(tracked()).toEqual([]);
  app.server.online = true;
  await press(/^Buy/);
  expect(await screen.findByRole('heading', { name: "It's yours!" })).toBeTruthy();
});

test('SHOP-23 Back asks about a wallpaper that is not bought and keeps it for the next visit', async () => {
  const app = open();
  await press(/^Space/);
  await press(/^Back$/);
  expect(await screen.findByText('Go without it?')).toBeTruthy();
  await press(/^Go$/);
  await waitFor(() => expect(app.history.location.pathname).toBe('/profile'));
  expect(written(app)).toEqual([]);
  await act(async () => app.history.push('/profile/wallpaper'));
  await tile(/^Space/);
  expect(shown()).toBe('space');
});

test('SHOP-21 a wallpaper that was saved elsewhere is shown, and Done does not save the older one', async () => {
  let saved = 'meadow';
  const profile = () => makeProfile({ wallpaper: { ...makeProfile().wallpaper, id: saved } });
  const app = open('/profile/wallpaper', { 'GET users/{id}/profile': profile });
  await tile(/^Space/);
  saved = 'jungle';
  await act(() => app.app.services.queries.invalidateQueries());
  await waitFor(() => expect(shown()).toBe('jungle'));
  await press(/^Done$/);
  expect(written(app)).toEqual([]);
});

test('SHOP-23 a wallpaper that is tried on and taken back is not kept', async () => {
  open();
  await press(/^Space/);
  expect(localStorage.getItem(storageKeys.triedOn)).not.toBeNull();
  await press(/^Green meadow/);
  expect(localStorage.getItem(storageKeys.triedOn)).toBeNull();
});

test('SHOP-23 what was kept on the device but is no longer known is not shown', async () => {
  const kept = JSON.stringify({ 'u-mia': { wallpaper: 'constructor' } });
  renderApp('/profile/wallpaper', { handlers: shop(), storage: { [storageKeys.triedOn]: kept } });
  await tile(/^Space/);
  expect(shown()).toBe('meadow');
});
