import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeShopWorld } from '../testing/shop-world.ts';

type Handlers = ReturnType<typeof makeShopWorld>['handlers'];

async function open(path = '/profile/avatar', more: Handlers = {}) {
  const { handlers, state } = makeShopWorld();
  const view = renderApp('/profile', { premium: true, handlers: { ...handlers, ...more } });
  await screen.findByRole('heading', { name: 'Mia' });
  await view.go(path);
  await screen.findByRole('group', { name: 'Saved looks' });
  const saves = () =>
    view.server.seen.filter(({ key }) => key === 'PUT users/{id}/savedLooks/{place}');
  return { ...view, state, saves };
}

const place = (name: string | RegExp) =>
  within(screen.getByRole('group', { name: 'Saved looks' })).getByRole('button', { name });
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
const pressPlace = (name: string | RegExp) => act(async () => place(name).click());
const isOn = (number: number) => place(`Saved look ${number}`).getAttribute('aria-pressed');
const drawn = () => {
  const room = within(screen.getByRole('region', { name: /^(Mia|Domino)$/ }));
  return room.getByRole('img', { name: /./ }).getAttribute('src') ?? '';
};

/** Fills all three places, with three hats. */
async function fill() {
  for (const [index, hat] of ['Wizard hat', 'Sun hat', 'Beret'].entries()) {
    await press(new RegExp(`^${hat}`));
    await pressPlace(new RegExp(`^Free place ${index + 1}`));
  }
}

test('WARDROBE-11 a tap on a free place saves the look that is on, a tap on a saved one puts it on, and undo takes each back', async () => {
  const { state } = await open();
  const bare = drawn();
  await press(/^Wizard hat/);
  const hatted = drawn();
  await pressPlace('Free place 2: save this look');
  expect(state.looks.human.map(look => look?.hat?.model)).toEqual([undefined, 'wizard', undefined]);
  expect(isOn(2)).toBe('true');
  await press(/^No hat/);
  expect([drawn(), isOn(2)]).toEqual([bare, 'false']);
  await pressPlace('Saved look 2');
  expect([drawn(), isOn(2)]).toEqual([hatted, 'true']);
  await press('Undo');
  expect(drawn()).toBe(bare);
  await press('Undo');
  expect(drawn()).toBe(hatted);
  await press('Undo');
  await waitFor(() => expect(state.looks.human).toEqual([null, null, null]));
  expect(drawn()).toBe(hatted);
});

test('WARDROBE-11 with three looks saved, the one that is on takes the place of another; undo brings that back', async () => {
  const { state, saves } = await open();
  await fill();
  const name = 'Save this look in place of another one';
  expect(screen.queryByRole('button', { name })).toBeNull();
  await press(/^No hat/);
  await press(name);
  fireEvent.keyDown(place('Save this look in place of look 2'), { key: 'Escape' });
  expect(place('Saved look 2')).toBeTruthy();
  await press(name);
  await pressPlace('Save this look in place of look 2');
  const models = () => state.looks.human.map(look => look?.hat?.model ?? null);
  expect(models()).toEqual(['wizard', null, 'beret']);
  expect(saves()).toHaveLength(4);
  await press('Undo');
  await waitFor(() => expect(models()).toEqual(['wizard', 'sunhat', 'beret']));
});

test('WARDROBE-12 a saved look with things that are not paid for is tried on with its price', async () => {
  await open();
  await press(/^Wizard hat/);
  await pressPlace(/^Free place 1/);
  await press(/^No hat/);
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  await pressPlace('Saved look 1');
  expect(screen.getByRole('button', { name: 'Buy 60 Lingos' })).toBeTruthy();
});

test('WARDROBE-11 Domino has three places of his own', async () => {
  const { state, go } = await open('/profile/domino');
  await press(/^Cape/);
  await pressPlace(/^Free place 1/);
  expect(state.looks.domino[0]?.top?.model).toBe('cape');
  await go('/profile/avatar');
  await waitFor(() => expect(place(/^Free place 1/)).toBeTruthy());
});

test('WARDROBE-06 WARDROBE-11 without internet saved looks are put on, and saving one says kindly that it has to wait', async () => {
  const { setOnline, state } = await open();
  await press(/^Wizard hat/);
  await pressPlace(/^Free place 1/);
  await press(/^Sun hat/);
  await setOnline(false);
  await pressPlace(/^Free place 2/);
  expect(await screen.findByRole('dialog', { name: 'No internet now' })).toBeTruthy();
  await press('Close');
  expect(state.looks.human[1]).toBeNull();
  await pressPlace('Saved look 1');
  expect(isOn(1)).toBe('true');
});

test('WARDROBE-11 a look that the server does not take stays on, and its place free', async () => {
  const fails = () => failure('internal');
  await open('/profile/avatar', { 'PUT users/{id}/savedLooks/{place}': fails });
  await press(/^Wizard hat/);
  const before = drawn();
  await pressPlace(/^Free place 1/);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(drawn()).toBe(before);
  expect(place(/^Free place 1/)).toBeTruthy();
});
