import { endpointQuery } from '@digipals/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import { failure } from '../testing/fake-server.ts';
import { makeRest } from '../testing/makers.ts';
import { renderApp, trackedCodes } from '../testing/render-app.tsx';
import { hatSku, makeShopWorld } from '../testing/shop-world.ts';

type World = Parameters<typeof makeShopWorld>[0] & {
  path?: string;
  premium?: boolean;
  /** The value of `random()`. */
  random?: number;
};
type Handlers = ReturnType<typeof makeShopWorld>['handlers'];

async function open(
  { path = '/profile/avatar', premium = true, random = 0.5, ...world }: World = {},
  more: Handlers = {},
) {
  const { handlers, state } = makeShopWorld(world);
  const view = renderApp('/profile', { premium, random, handlers: { ...handlers, ...more } });
  await screen.findByRole('heading', { name: 'Mia' });
  await view.go(path);
  await screen.findByRole('button', { name: 'Undo' });
  const writes = () => view.server.seen.filter(({ key }) => !key.startsWith('GET'));
  const bodyOf = (key: string) => writes().find(call => call.key === key)?.body;
  const calls = () => writes().filter(({ key }) => key !== 'POST events');
  return { ...view, state, calls, bodyOf };
}

const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
const inRoom = () => within(screen.getByRole('region', { name: /^(Mia|Domino)$/ }));
const drawn = () => inRoom().getByRole('img', { name: /./ }).getAttribute('src') ?? '';
/** Whether what is drawn is marked to be moved. */
const moves = () => inRoom().getByRole('img', { name: /./ }).parentElement?.matches('[data-alive]');
const worn = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name}`) }).getAttribute('aria-pressed');

test('WARDROBE-01 AVATAR-01 the room has no toolbars and eleven categories; Back leads out', async () => {
  const { history } = await open();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'My look' })).toBeTruthy();
  const names = 'Me Face Eyes Glasses Hair Hats Tops Bottoms Socks Shoes Extras'.split(' ');
  for (const name of names) await press(name);
  await press('Back');
  expect(history.location.pathname).toBe('/profile');
});

test('WARDROBE-02 ALIVE-17 a try is on the figure at once, which moves, and sends nothing; undo takes it back', async () => {
  const { calls } = await open();
  const before = drawn();
  await press(/^Wizard hat/);
  expect(drawn()).not.toBe(before);
  expect(moves()).toBe(true);
  expect(worn('Wizard hat')).toBe('true');
  expect(worn('No hat')).toBe('false');
  await press('Undo');
  expect(drawn()).toBe(before);
  expect(worn('No hat')).toBe('true');
  expect(calls()).toEqual([]);
});

test('AVATAR-01 AVATAR-03 a colour dyes what was put on; the badges of a hat are beside it', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Star badge' })).toBeNull();
  await press(/^Cap/);
  expect(worn('Star badge')).toBe('true');
  await press(/^Heart badge/);
  expect(worn('Star badge')).toBe('false');
  const before = drawn();
  await act(async () => screen.getByRole('radio', { name: 'Colour 8' }).click());
  expect(drawn()).not.toBe(before);
  await press(/^Flower crown/);
  expect(screen.queryByRole('button', { name: 'Star badge' })).toBeNull();
});

test('SHOP-04 AVATAR-05 AVATAR-06 EVENT-05 EVENT-06 AMBIG-20 ALIVE-10 one Buy pays all that is on, saves it and celebrates', async () => {
  const { calls, bodyOf, state } = await open();
  await press(/^Wizard hat/);
  await press('Extras');
  await press(/^Cape/);
  await press('Buy 120 Lingos');
  expect(await screen.findByRole('heading', { name: "They're yours!" })).toBeTruthy();
  const heard = FakeAudio.all.filter(({ played }) => played.length > 0).map(({ src }) => src);
  expect(heard.filter(src => src.includes('/buy.'))).toHaveLength(1);
  expect(calls().map(({ key }) => key)).toEqual([
    'POST users/{id}/purchases',
    'PUT users/{id}/profile',
    'PUT users/{id}/profileImage',
  ]);
  expect(bodyOf('POST users/{id}/purchases')).toEqual({
    productSkus: [hatSku('wizard'), 'avatar.accessories.cape'],
  });
  const { human } = bodyOf('PUT users/{id}/profile') as { human: { hat: { model: string } } };
  expect(human.hat.model).toBe('wizard');
  const { data } = bodyOf('PUT users/{id}/profileImage') as { data: string };
  expect(atob(data)).toMatch(/^<svg /);
  expect(state.lingos).toBe(120);
  expect(trackedCodes()).toEqual(['lbm6', 'lbm5']);
  await press('Hooray!');
  await press('Hats');
  expect(screen.getByRole('button', { name: 'Wizard hat mine' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
});

test('SHOP-04 a balance that was asked for before a purchase is not shown after it', async () => {
  const { app, server } = await open({}, { 'GET users/{id}/lingos': () => ({ amount: 240 }) });
  await press(/^Wizard hat/);
  const release = server.hold('GET users/{id}/lingos');
  const { queries } = app.services;
  const { queryKey } = endpointQuery('GET users/{id}/lingos', { id: 'u-mia' });
  const reading = queries.invalidateQueries({ queryKey });
  await press('Buy 60 Lingos');
  await screen.findByRole('heading', { name: "It's yours!" });
  release();
  await act(() => reading);
  expect(queries.getQueryData(queryKey)).toEqual({ amount: 180 });
});

test('SHOP-05 AVATAR-02 ALIVE-17 EVENT-07 EVENT-08 AMBIG-20 Domino is dressed in six categories', async () => {
  const { bodyOf, calls } = await open({ path: '/profile/domino' });
  expect(moves()).toBe(true);
  for (const name of ['Fur', 'Tuft', 'Face', 'Eyes', 'Collars', 'Clothes']) await press(name);
  await press(/^Cape/);
  await press('Buy 80 Lingos');
  await screen.findByRole('heading', { name: "It's yours!" });
  expect(bodyOf('PUT users/{id}/profile')).toMatchObject({ domino: { top: { model: 'cape' } } });
  expect(calls()).toHaveLength(2);
  expect(trackedCodes()).toEqual(['lbm8', 'lbm7']);
});

test('AVATAR-02 of the eyes of Domino only the colour and the brows are chosen', async () => {
  await open({ path: '/profile/domino' });
  await press('Eyes');
  expect(screen.queryByRole('button', { name: /Thinking eyes/ })).toBeNull();
  const before = drawn();
  await act(async () => screen.getByRole('radio', { name: 'Colour 2' }).click());
  expect(drawn()).not.toBe(before);
  await press(/^Brave eyebrows/);
  expect(screen.getByRole('button', { name: 'Buy 20 Lingos' })).toBeTruthy();
});

test('SHOP-09 what is owned or free is worn without paying, and Done saves and leaves', async () => {
  const { history, calls, state } = await open({ owned: [hatSku('cap')], lingos: 0 });
  await press('Cap mine');
  await press('Done');
  expect(calls().map(({ key }) => key)).not.toContain('POST users/{id}/purchases');
  expect(state.profile.human.hat?.model).toBe('cap');
  expect(history.location.pathname).toBe('/profile');
  expect(trackedCodes()).toEqual(['lbm5']);
});

test('ERR-04 WARDROBE-05 too few Lingos: nothing is sent, the hat stays on', async () => {
  const { calls } = await open({ lingos: 40 });
  await press(/^Wizard hat/);
  await press('Buy 60 Lingos');
  const dialog = screen.getByRole('dialog', { name: '20 more Lingos!' });
  expect(dialog.textContent).toContain(
    'You need Lingos to buy some items. Send messages to win Lingos.',
  );
  await press('Close');
  expect(worn('Wizard hat')).toBe('true');
  expect(calls()).toEqual([]);
});

test('WARDROBE-05 without permission to meet others, a child is not sent to write', async () => {
  await open({ lingos: 40 }, { 'GET users/{id}/rest': () => makeRest({ mayMeet: false }) });
  await press(/^Wizard hat/);
  await press('Buy 60 Lingos');
  const dialog = within(screen.getByRole('dialog', { name: '20 more Lingos!' }));
  expect(dialog.getByRole('link', { name: 'Play' })).toBeTruthy();
  expect(dialog.queryByRole('link', { name: /^Write/ })).toBeNull();
});

test('WARDROBE-05 Lingos that were spent elsewhere are noticed by the server', async () => {
  const { state, server } = await open({ lingos: 60 });
  await press(/^Wizard hat/);
  state.lingos = 10;
  const release = server.hold('GET users/{id}/lingos');
  await press('Buy 60 Lingos');
  // The dialog waits for the number that it says.
  const asked = () => server.keys().filter(key => key === 'GET users/{id}/lingos').length;
  const before = asked();
  await waitFor(() => expect(server.keys()).toContain('POST users/{id}/purchases'));
  await waitFor(() => expect(asked()).toBeGreaterThanOrEqual(Math.max(before, 2)));
  expect(screen.queryByRole('dialog')).toBeNull();
  release();
  expect(await screen.findByRole('dialog', { name: '50 more Lingos!' })).toBeTruthy();
});

test('WARDROBE-06 without internet buying says so; afterwards it is paid once', async () => {
  const { calls, setOnline, state } = await open();
  await press(/^Wizard hat/);
  await setOnline(false);
  // The page stays in use: no popup covers it.
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(/^Cap/);
  await press(/^Wizard hat/);
  await press('Buy 60 Lingos');
  expect(screen.getByRole('dialog', { name: 'No internet now' })).toBeTruthy();
  expect(calls()).toEqual([]);
  await press('OK');
  await setOnline(true);
  await press('Buy 60 Lingos');
  await screen.findByRole('heading', { name: "It's yours!" });
  expect(state.lingos).toBe(180);
});

test('WARDROBE-06 a connection that is lost on the way says so, also when saving; what is on stays on', async () => {
  const { server, state } = await open({ owned: [hatSku('cap')] });
  await press('Cap mine');
  server.online = false;
  await press('Done');
  expect(await screen.findByRole('dialog', { name: 'No internet now' })).toBeTruthy();
  await press('OK');
  expect(worn('Cap')).toBe('true');
  expect(state.profile.human.hat).toBeNull();
  server.online = true;
  await press('Done');
  expect(state.profile.human.hat?.model).toBe('cap');
});

test('ERR-01 a look that the server refuses is not reported as a lost connection', async () => {
  await open({ owned: [hatSku('cap')] }, { 'PUT users/{id}/profile': () => failure('forbidden') });
  await press('Cap mine');
  await press('Done');
  expect(await screen.findByText(/^Oops! Something went wrong/)).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'No internet now' })).toBeNull();
  expect(worn('Cap')).toBe('true');
});

test('WARDROBE-06 a purchase whose answer was lost is asked for again with the same key', async () => {
  let lost = true;
  const view = await open(
    {},
    {
      'POST users/{id}/purchases': () => {
        if (lost) return failure('internal');
        return { licences: [{ sku: hatSku('wizard') }], lingos: 180 };
      },
    },
  );
  await press(/^Wizard hat/);
  await press('Buy 60 Lingos');
  await press('OK');
  expect(worn('Wizard hat')).toBe('true');
  lost = false;
  await press('Buy 60 Lingos');
  await screen.findByRole('heading', { name: "It's yours!" });
  const keys = view.server.seen
    .filter(({ key }) => key === 'POST users/{id}/purchases')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('WARDROBE-07 Back asks before it leaves unpaid things, which wait for the next visit', async () => {
  const { history, go, calls } = await open();
  await press(/^Wizard hat/);
  await press('Back');
  expect(screen.getByRole('dialog', { name: 'Go without it?' })).toBeTruthy();
  await press('Stay here');
  expect(history.location.pathname).toBe('/profile/avatar');
  await press('Back');
  await press('Go');
  expect(history.location.pathname).toBe('/profile');
  expect(calls()).toEqual([]);
  await go('/profile/avatar');
  await screen.findByRole('button', { name: 'Buy 60 Lingos' });
  expect(worn('Wizard hat')).toBe('true');
});

test('WARDROBE-07 WARDROBE-02 undo takes off what was kept from the last visit', async () => {
  const { go, calls } = await open();
  await press(/^Wizard hat/);
  await press('Back');
  await press('Go');
  await go('/profile/avatar');
  await screen.findByRole('button', { name: 'Buy 60 Lingos' });
  await press('Undo');
  expect(worn('No hat')).toBe('true');
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  expect(calls()).toEqual([]);
});

test('WARDROBE-07 changes that cost nothing are kept or dropped', async () => {
  const { go, state } = await open();
  await press('Tops');
  await press('Shirt free');
  await press('Back');
  await press('Go without it');
  expect(state.profile.human.top.model).toBe('tshirt');
  await go('/profile/avatar');
  await screen.findByRole('button', { name: 'Tops' });
  await press('Tops');
  expect(worn('T-shirt')).toBe('true');
  await press('Shirt free');
  await press('Back');
  await press('Keep it');
  expect(state.profile.human.top.model).toBe('shirt');
});

test('WARDROBE-07 a look that was saved elsewhere is shown, and Done does not save the older one', async () => {
  const { app, state, calls } = await open();
  const cap = { model: 'cap', styles: { colour: '#ff5d5d' } };
  state.profile = { ...state.profile, human: { ...state.profile.human, hat: cap } };
  await act(() => app.services.queries.invalidateQueries());
  await waitFor(() => expect(worn('Cap')).toBe('true'));
  await press('Done');
  expect(calls()).toEqual([]);
});

test.each([0, 0.5, 0.99])('WARDROBE-10 a surprise costs nothing (random %d)', async random => {
  await open({ random });
  const before = drawn();
  await press('A surprise look');
  expect(drawn()).not.toBe(before);
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
});

test('ERR-01 a shop that fails to load can be tried again', async () => {
  const { handlers } = makeShopWorld();
  let fails = true;
  renderApp('/profile/avatar', {
    handlers: {
      ...handlers,
      'GET products/{type}': request =>
        fails ? failure('internal') : (handlers['GET products/{type}']?.(request) ?? []),
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await act(async () => retry.click());
  expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
});
