import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createPopups, type PopupContent, popupTypes } from '../../shared/popups.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { popupView } from './PopupHost.tsx';

const content: PopupContent = { text: () => 'Hello there' };

async function open(popup: PopupContent) {
  const view = renderApp('/profile');
  await screen.findByRole('heading', { name: 'Mia' });
  await act(async () => view.app.services.popups.show(popup));
  return { ...view, state: () => view.app.services.popups.get().state };
}

test('POPUP-01 a popup is hidden or shown', () => {
  const popups = createPopups();
  expect(popups.get()).toEqual({ state: 'hidden' });
  popups.show(content);
  expect(popups.get()).toEqual({ state: 'shown', popup: content });
  popups.hide();
  expect(popups.get()).toEqual({ state: 'hidden' });
});

test('POPUP-02 POPUP-03 POPUP-04 POPUP-05 POPUP-06 POPUP-07 POPUP-08 there are seven types', () => {
  expect([...popupTypes]).toEqual([
    'offline',
    'navigateTo',
    'streakPopup',
    'lingoPopup',
    'did-you-mean',
    'say-more',
    'default',
  ]);
});

test.each(popupTypes.filter(type => type !== 'offline'))(
  'a popup of type %s shows its text and closes by its button',
  async type => {
    const { state } = await open({ ...content, type });
    expect(screen.getByText('Hello there')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'OK' }).click());
    expect(state()).toBe('hidden');
  },
);

test('POPUP-03 the button of navigateTo goes to its page', async () => {
  const onAction = vi.fn();
  const { history } = await open({
    ...content,
    type: 'navigateTo',
    label: t => t('nav.trainingShort'),
    to: '/training-menu',
    onAction,
  });
  await act(async () => screen.getByRole('button', { name: 'Academy' }).click());
  expect(history.location.pathname).toBe('/training-menu');
  expect(onAction).toHaveBeenCalledTimes(1);
});

test('PLAY-05 a text that begins with its title says it once', async () => {
  await open({ title: t => t('common.oops'), text: t => t('error.offline') });
  const dialog = screen.getByRole('dialog', {
    name: 'Oops! The internet connection is not working.',
  });
  expect(dialog.textContent?.match(/Oops!/g)).toHaveLength(1);
});

test('POPUP-09 a closed popup stays in the page for 500 ms', async () => {
  const { app } = await open(content);
  vi.useFakeTimers();
  await act(async () => app.services.popups.hide());
  await act(async () => vi.advanceTimersByTime(499));
  expect(screen.queryByRole('dialog')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.useRealTimers();
});

test('POPUP-11 POPUP-12 a swipe to the right closes a closable popup only', async () => {
  const { app, state } = await open(content);
  const swipe = () => {
    const part = screen.getByText('Hello there');
    fireEvent.pointerDown(part, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerUp(part, { pointerId: 1, clientX: 160, clientY: 100 });
  };
  await act(async () => swipe());
  expect(state()).toBe('hidden');
  await act(async () => app.services.popups.show({ ...content, closable: false }));
  await act(async () => swipe());
  expect(state()).toBe('shown');
});

test('POPUP-10 POPUP-12 a tap outside closes a closable popup only', async () => {
  const { app, state } = await open(content);
  await act(async () => screen.getByRole('dialog').click());
  expect(state()).toBe('hidden');
  await act(async () => app.services.popups.show({ ...content, closable: false }));
  await act(async () => screen.getByRole('dialog').click());
  expect(state()).toBe('shown');
});

test('the newest popup replaces the one before', async () => {
  const { app } = await open(content);
  await act(async () => app.services.popups.show({ text: () => 'Second' }));
  expect(screen.queryByText('Hello there')).toBeNull();
  expect(screen.getByText('Second')).toBeTruthy();
});

test('ERR-25 a popup whose view fails to load is hidden, and the next one is shown', async () => {
  vi.spyOn(popupView, 'get').mockReturnValue(undefined);
  const preload = vi.spyOn(popupView, 'preload').mockRejectedValueOnce(new Error('lost'));
  const { app, state } = await open(content);
  expect(state()).toBe('hidden');
  preload.mockRestore();
  await act(async () => app.services.popups.show({ text: () => 'Second' }));
  expect(await screen.findByText('Second')).toBeTruthy();
  expect(state()).toBe('shown');
  vi.restoreAllMocks();
});
