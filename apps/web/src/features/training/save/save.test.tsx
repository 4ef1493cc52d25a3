import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeWorker } from '../../../testing/fake-worker.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeItem, makeLanguages, makeLesson } from '../../../testing/world.ts';
import type { SaveState } from '../../../worker/messages.ts';

let worker: ReturnType<typeof fakeWorker> | undefined;

afterEach(() => {
  worker?.remove();
  worker = undefined;
});

const lesson = makeLesson(2, { bytes: 2_430_000 });
const test3 = makeItem({ activityId: 'act-3', title: 'Test 1', test: true });

function openMenu(state: SaveState = 'none') {
  const made = fakeWorker({ state });
  worker = made;
  const view = renderApp('/training-menu', {
    handlers: {
      'GET users/{id}/currentLesson': () => ({
        ...lesson,
        activities: [...lesson.activities, test3],
      }),
      'GET users/{id}/languages': () => makeLanguages({ supportLanguage: 'tr' }),
    },
    storage: { interfaceLanguage: 'gb' },
  });
  const report = (next: SaveState, bytes = 0) =>
    act(async () => {
      made.tell({ type: 'lesson', lessonId: 'lesson-1', state: next, bytes });
    });
  return { ...view, worker: made, report };
}

const saveButton = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

/** Texts in the help language of this test. */
const tr = {
  save: 'Bu dersi kaydet',
  saving: 'Kaydediliyor…',
  saved: 'Ders kaydedildi!',
  full: 'Bu cihazda yer kalmadı.',
};

test('OFFLINE-16 shows the size before saving a lesson, then the progress, and can remove it', async () => {
  const { worker: made, report } = openMenu();
  (await saveButton(tr.save)).click();
  expect(await screen.findByText(/2[.,]5 MB/)).toBeTruthy();
  expect(made.orders()).toEqual(['lookAtLesson']);
  await act(async () => dialog().getByRole('button', { name: 'Kaydet' }).click());
  await waitFor(() => expect(made.orders()).toEqual(['lookAtLesson', 'saveLesson']));
  await report('saving', 1_200_000);
  expect(dialog().getAllByText(/1[.,]2 \/ 2[.,]5 MB/).length).toBeGreaterThan(0);
  await report('saved', 2_400_000);
  expect(dialog().getByText(tr.saved)).toBeTruthy();
  await act(async () => dialog().getByRole('button', { name: 'Kaldır' }).click());
  await waitFor(() => expect(made.orders().at(-1)).toBe('removeLesson'));
});

test('OFFLINE-16 saves unlocked activities in both languages of the player, but no locked test', async () => {
  const { worker: made } = openMenu();
  await saveButton(tr.save);
  const [look] = made.received;
  const urls = look?.type === 'lookAtLesson' ? look.lesson.urls : [];
  expect(urls.map(url => new URL(url).pathname + new URL(url).search)).toEqual([
    '/api/activities/act-1?language=tr',
    '/api/activities/act-1?language=gb',
    '/api/activities/act-2?language=tr',
    '/api/activities/act-2?language=gb',
  ]);
  expect(look && 'headers' in look && look.headers).toMatchObject({
    authorization: 'Bearer token-mia',
  });
});

test("OFFLINE-16 saves the child's own Domino, whose pictures the feedback shows", async () => {
  const { worker: made } = openMenu();
  await saveButton(tr.save);
  await waitFor(() => {
    const look = made.received.findLast(({ type }) => type === 'lookAtLesson');
    expect(look?.type === 'lookAtLesson' && look.lesson.files).toEqual(
      expect.arrayContaining([
        '/avatars/abc-domino/cheer.svg',
        '/avatars/abc-domino/think.svg',
        '/avatars/abc-domino/hello.svg',
      ]),
    );
  });
});

test('OFFLINE-16 explains that the device is full; nothing counts as saved', async () => {
  const { report } = openMenu();
  (await saveButton(tr.save)).click();
  await report('saving', 100);
  await report('full');
  expect(dialog().getByText(tr.full)).toBeTruthy();
  expect(document.querySelector('[data-save-state]')?.getAttribute('data-save-state')).toBe('full');
  expect(screen.queryByText(tr.saved)).toBeNull();
});

test('OFFLINE-16 resumes an interrupted save when the lesson is opened again', async () => {
  const { worker: made } = openMenu('partly');
  await waitFor(() => expect(made.orders()).toEqual(['lookAtLesson', 'saveLesson']));
});

test('OFFLINE-16 an interrupted save waits for a connection and says so', async () => {
  const { worker: made, setOnline } = openMenu();
  await saveButton(tr.save);
  await setOnline(false);
  made.now.state = 'partly';
  await act(async () =>
    made.tell({ type: 'lesson', lessonId: 'lesson-1', state: 'partly', bytes: 9 }),
  );
  expect(await saveButton('Hepsi henüz kaydedilmedi.')).toBeTruthy();
  expect(made.orders()).not.toContain('saveLesson');
});

test('OFFLINE-16 restarts a worker that stopped while saving', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { worker: made, report } = openMenu();
  await saveButton(tr.save);
  await report('saving', 100);
  made.now.state = 'partly';
  await act(async () => vi.advanceTimersByTime(10_000));
  vi.useRealTimers();
  await waitFor(() =>
    expect(made.orders()).toEqual(['lookAtLesson', 'lookAtLesson', 'saveLesson']),
  );
});

test('OFFLINE-16 shows no save button without a service worker', async () => {
  renderApp('/training-menu');
  await screen.findByRole('heading', { name: 'Hello!' });
  expect(document.querySelector('[data-save-state]')).toBeNull();
});

test('OFFLINE-07 OFFLINE-16 TRAIN-25 lists saved activities without a popup; others say that they need the internet', async () => {
  worker = fakeWorker({ activities: ['act-1'] });
  const { setOnline, app, history } = renderApp('/activities/saved');
  await screen.findByRole('heading', { name: 'On this device' });
  await setOnline(false);
  expect(app.services.popups.get().state).toBe('hidden');
  await act(async () => screen.getByRole('link', { name: '2: Step 2' }).click());
  expect(await screen.findByText('You need the internet for this one.')).toBeTruthy();
  expect(history.location.pathname).toBe('/activities/saved');
  await act(async () => app.services.popups.hide());
  await act(async () => screen.getByRole('link', { name: '1: Step 1' }).click());
  expect(history.location.pathname).toBe('/activity/act-1');
});

test('OFFLINE-16 without saved activities the page explains how to save some', async () => {
  worker = fakeWorker();
  renderApp('/activities/saved');
  expect(await screen.findByText(/Nothing is saved here yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the Academy' })).toBeTruthy();
});

test.each([
  ['registers none', async () => undefined],
  ['refuses to', () => Promise.reject(new DOMException('Blocked', 'SecurityError'))],
])(
  'OFFLINE-16 nothing is saved in a browser that has workers and %s',
  async (_how, getRegistration) => {
    worker = fakeWorker();
    const never = new Promise(() => undefined);
    Object.assign(navigator.serviceWorker, { ready: never, getRegistration });
    renderApp('/activities/saved');
    expect(await screen.findByText(/Nothing is saved here yet/)).toBeTruthy();
  },
);

test('OFFLINE-01 OFFLINE-16 POPUP-13 the offline popup links to the saved activities and closes there', async () => {
  worker = fakeWorker({ activities: ['act-1'] });
  const { setOnline, app, history } = renderApp('/profile');
  await screen.findByRole('heading', { name: 'Mia' });
  await setOnline(false);
  const popup = within(await screen.findByRole('dialog'));
  const play = await popup.findByRole('button', { name: 'Play without internet' });
  expect(popup.getByRole('button', { name: 'Retry' })).toBeTruthy();
  await act(async () => play.click());
  expect(history.location.pathname).toBe('/activities/saved');
  expect(app.services.popups.get().state).toBe('hidden');
});

test('OFFLINE-01 without saved activities the offline popup only offers Retry', async () => {
  worker = fakeWorker();
  const { setOnline, worker: made } = { ...renderApp('/profile'), worker };
  await screen.findByRole('heading', { name: 'Mia' });
  await setOnline(false);
  await waitFor(() => expect(made.orders()).toEqual(['listActivities']));
  expect(within(screen.getByRole('dialog')).getAllByRole('button')).toHaveLength(1);
});

test('OFFLINE-16 the panel of a saved lesson offers to install the app', async () => {
  const prompt = vi.fn(async () => undefined);
  Object.assign(window, {
    installOffer: Object.assign(new Event('beforeinstallprompt'), { prompt }),
  });
  openMenu('saved');
  (await saveButton(tr.saved)).click();
  const install = await screen.findByRole('button', { name: 'DigiPals’ı bu cihaza kur' });
  await act(async () => install.click());
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'DigiPals’ı bu cihaza kur' })).toBeNull();
});
