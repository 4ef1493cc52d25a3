import type { LanguageChoice, OwnGrownUps, Settings } from '@digipals/contract';
import { defaultSettings, featureFlags } from '@digipals/contract/constants';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeLanguages } from '../testing/world.ts';

type Stored = { settings: Settings; languages: LanguageChoice };

/** A server that keeps what the child chooses. */
function keeping(changes: Partial<Stored> = {}) {
  const stored: Stored = {
    settings: defaultSettings,
    languages: { teachingLanguage: 'gb', supportLanguage: 'gb' },
    ...changes,
  };
  const list = (codes: readonly ('gb' | 'us' | 'es' | 'tr')[]) =>
    codes.map(code => ({ code, name: `name of ${code}`, flag: `/flags/${code}.svg` }));
  const handlers: Handlers = {
    'GET users/{id}/settings': () => stored.settings,
    'PUT users/{id}/settings': ({ body }) => {
      stored.settings = body;
      return body;
    },
    'GET users/{id}/languages': () => makeLanguages(stored.languages),
    'POST users/{id}/languages': ({ body }) => {
      stored.languages = body;
      return makeLanguages(body);
    },
    'GET languages/teaching': () => list(['gb', 'us']),
    'GET languages/support/{lang}': () => list(['es', 'gb', 'us', 'tr']),
  };
  return { stored, handlers };
}

const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const ready = () => waitFor(async () => expect((await radio(/^British/)).checked).toBe(true));
const toggle = (name: string) => screen.findByRole('switch', { name });
const signs = () => document.documentElement.dataset['settings'];

beforeEach(() => {
  FakeAudio.all = [];
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['settings'];
});

test('ROUTE-29 SHELL-08 SHELL-12 FLAG-04 Settings in the menu opens /settings, unless the flag is off', async () => {
  expect(featureFlags.settings).toBe(true);
  const { history } = renderApp('/profile', keeping());
  const menu = await screen.findByRole('button', { name: 'Menu' });
  await act(async () => menu.click());
  await act(async () => (await screen.findByRole('link', { name: 'Settings' })).click());
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(history.location.pathname).toBe('/settings');
});

test('SETTINGS-01 SETTINGS-03 American is offered by the server, chosen with a tap, and said aloud', async () => {
  const { stored, handlers } = keeping();
  const { server } = renderApp('/settings', { handlers });
  const american = await radio(/^American/);
  await ready();
  await waitFor(() => expect(server.keys()).toContain('GET languages/teaching'));
  await act(async () => american.click());
  await waitFor(() => expect(american.checked).toBe(true));
  await waitFor(() =>
    expect(stored.languages).toEqual({ teachingLanguage: 'us', supportLanguage: 'us' }),
  );
  expect(FakeAudio.all[0]?.played.at(-1)).toContain('color-us');
  await act(async () => (await radio(/^British/)).click());
  expect(FakeAudio.all[0]?.played.at(-1)).toContain('colour-gb');
});

test('SETTINGS-02 SETTINGS-03 a help language that the server offers changes the texts at once', async () => {
  const { stored, handlers } = keeping();
  const { server } = renderApp('/settings', { handlers });
  const languages = within(await screen.findByRole('radiogroup', { name: 'Help me in' }));
  await ready();
  await waitFor(() => expect(languages.getAllByRole('radio')).toHaveLength(3));
  await act(async () => (await radio('Español')).click());
  await screen.findByRole('heading', { name: 'Mi inglés' });
  expect(stored.languages).toEqual({ teachingLanguage: 'gb', supportLanguage: 'es' });
  expect(server.seen.map(({ url }) => url)).toContain('/api/languages/support/es');
});

test('SETTINGS-04 FLAG-14 there is no e-mail page and no entry for one', async () => {
  expect(featureFlags.settingsEmail).toBe(false);
  renderApp('/settings', keeping());
  await radio(/^British/);
  expect(document.body.textContent).not.toMatch(/e-?mail/i);
});

test('SETTINGS-06 a choice counts at once and is stored on the server and on the device', async () => {
  const { stored, handlers } = keeping();
  renderApp('/settings', { handlers });
  const calm = await toggle('Calm: less moving');
  await act(async () => calm.click());
  await waitFor(() => expect(calm.getAttribute('aria-checked')).toBe('true'));
  await waitFor(() => expect(stored.settings).toEqual({ ...defaultSettings, calm: true }));
  expect(JSON.parse(localStorage.getItem('settings') ?? '')).toMatchObject({ calm: true });
  expect(localStorage.getItem('unsentChoices')).toBeNull();
});

test('SETTINGS-06 a choice before the others are loaded changes nothing else', async () => {
  const others = { ...defaultSettings, textSize: 'largest', leftHand: true, music: 0 } as const;
  const { stored, handlers } = keeping({ settings: others });
  const { server } = renderApp('/settings', {
    handlers: { ...handlers, 'GET users/{id}/settings': () => failure('internal') },
  });
  const calm = await toggle('Calm: less moving');
  for (const expected of ['true', 'false', 'true']) {
    await act(async () => calm.click());
    expect(calm.getAttribute('aria-checked')).toBe(expected);
  }
  expect(stored.settings).toEqual(others);
  Object.assign(server.handlers, handlers);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(stored.settings).toEqual({ ...others, calm: true }));
  expect((await toggle('Left hand')).getAttribute('aria-checked')).toBe('true');
  await waitFor(() => expect(localStorage.getItem('unsentChoices')).toBeNull());
});

test('SETTINGS-06 what the child chose on another device takes effect', async () => {
  const chosen = { ...defaultSettings, leftHand: true, sounds: 20 };
  const { app } = renderApp('/settings', keeping({ settings: chosen }));
  await waitFor(async () =>
    expect((await toggle('Left hand')).getAttribute('aria-checked')).toBe('true'),
  );
  expect(signs()).toContain('leftHand');
  expect(app.services.sounds.volumes.get()).toMatchObject({ sounds: 20 });
});

test('SETTINGS-07 choices without a connection are kept over a reload, and sent later', async () => {
  const { stored, handlers } = keeping();
  const view = renderApp('/settings', { handlers });
  const large = await radio('Large letters');
  await ready();
  await view.setOnline(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => large.click());
  await act(async () => (await radio(/^American/)).click());
  await act(async () => (await toggle('Reading letters')).click());
  expect(signs()).toBe('readingFont large');
  expect(stored.settings).toEqual(defaultSettings);
  view.unmount();
  view.app.stop();

  // The server has the old choice until the new one is sent.
  const again = renderApp('/settings', { handlers });
  await waitFor(() => expect(stored.settings).toMatchObject({ textSize: 'large' }));
  await waitFor(() => expect(stored.languages.teachingLanguage).toBe('us'));
  expect(stored.settings.readingFont).toBe(true);
  await waitFor(() => expect(localStorage.getItem('unsentChoices')).toBeNull());
  expect((await radio('Large letters')).checked).toBe(true);
  again.unmount();
});

test('SETTINGS-07 a choice that the server refuses is not sent again', async () => {
  const { handlers } = keeping();
  renderApp('/settings', {
    handlers: { ...handlers, 'PUT users/{id}/settings': () => ({ fails: 'invalid_request' }) },
  });
  await act(async () => (await toggle('Left hand')).click());
  await waitFor(() => expect(localStorage.getItem('unsentChoices')).toBeNull());
});

test('SETTINGS-08 SETTINGS-16 each slider sets its volume, by hand and by keys, and lets the child hear it', async () => {
  const { stored, handlers } = keeping();
  renderApp('/settings', { handlers });
  const songs = await screen.findByRole('slider', { name: 'Songs' });
  await act(async () => fireEvent.change(songs, { target: { value: '30' } }));
  await waitFor(() => expect(stored.settings).toMatchObject({ music: 30, voices: 100 }));
  fireEvent.pointerUp(songs);
  expect(FakeAudio.all[0]?.volume).toBe(0.3);
  fireEvent.keyUp(await screen.findByRole('slider', { name: 'Voices' }), { key: 'ArrowLeft' });
  expect(FakeAudio.all[0]?.played.at(-1)).toContain('colour-gb');
});

test('PLAYER-78 partly: a child that turns sound or voices off learns that it can read what they say', async () => {
  const { app } = renderApp('/settings', keeping());
  const voices = await screen.findByRole('slider', { name: 'Voices' });
  const note = () => document.querySelector('p[role=status]')?.textContent;
  const written = 'In activities, you can now read what the voices say.';
  expect(note()).toBe('');
  await act(async () => fireEvent.change(voices, { target: { value: '0' } }));
  expect(note()).toBe(written);
  await act(async () => fireEvent.change(voices, { target: { value: '50' } }));
  expect(note()).toBe('');
  await act(async () => app.services.sounds.setOn(false));
  expect(note()).toBe(written);
});

test('SETTINGS-08 a device that ignores volumes has switches instead of sliders', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1);
  const { stored, handlers } = keeping();
  renderApp('/settings', { handlers });
  await act(async () => (await toggle('Songs')).click());
  await waitFor(() => expect(stored.settings.music).toBe(0));
  expect(screen.queryByRole('slider')).toBeNull();
});

test('SETTINGS-13 a child reads and hears what others see of it', async () => {
  renderApp('/settings', keeping());
  const entry = await screen.findByRole('button', { name: 'What other children see' });
  await act(async () => entry.click());
  const popup = within(screen.getByRole('dialog', { name: 'What other children see' }));
  expect(popup.getAllByRole('listitem')).toHaveLength(3);
  expect(popup.getByText('Nobody sees where you live.')).toBeTruthy();
});

test('RIGHTS-24 RIGHTS-25 the child sees what its grown-ups can see and have chosen, and asks them with one tap', async () => {
  const { handlers } = keeping();
  const known: OwnGrownUps = { canRead: true, hasLimits: false, wishes: [] };
  const asked: string[] = [];
  const at = '2026-11-24T09:00:00Z';
  renderApp('/settings', {
    handlers: {
      ...handlers,
      'GET users/{id}/grown-ups': () => structuredClone(known),
      'POST users/{id}/wishes': ({ body }) => {
        asked.push(body.kind);
        known.wishes = [{ kind: body.kind, at, answeredAt: null }];
        return {};
      },
    },
  });
  expect(await screen.findByText('Your own grown-up can open your messages here.')).toBeDefined();
  expect(screen.queryByText('Your own grown-up chose when you can play.')).toBeNull();
  const button = await screen.findByRole('button', { name: 'I want to see my things' });
  await act(async () => button.click());
  await screen.findByText('Asked. Your grown-ups will answer you.');
  expect(asked).toEqual(['data']);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('RIGHTS-24 RIGHTS-25 an answered wish says so and can be made again; limits are a sign of their own', async () => {
  const { handlers } = keeping();
  const at = '2026-11-24T09:00:00Z';
  const wishes = [{ kind: 'erasure', at, answeredAt: at } as const];
  renderApp('/settings', {
    handlers: {
      ...handlers,
      'GET users/{id}/grown-ups': () => ({ canRead: false, hasLimits: true, wishes: [...wishes] }),
    },
  });
  expect(await screen.findByText('Your own grown-up chose when you can play.')).toBeDefined();
  expect(screen.queryByText('Your own grown-up can open your messages here.')).toBeNull();
  expect(await screen.findByText('Your grown-ups have answered.')).toBeDefined();
  const again = screen.getByRole('button', { name: 'Please delete all my things' });
  expect(again.getAttribute('aria-disabled')).toBeNull();
});

test('SETTINGS-15 a child sees the first steps again, from the hello of Domino', async () => {
  const { history } = renderApp('/settings', {
    handlers: {
      ...keeping().handlers,
      'GET users/{id}/onboarding': () => ({ finished: 7, lingos: 20 }),
    },
  });
  const again = await screen.findByRole('button', { name: 'Start with Domino' });
  await act(async () => again.click());
  expect(history.location.pathname).toBe('/onboarding');
  await screen.findByText('Woof! Hello!');
});

test('SETTINGS-16 a switch and a size of letters say their names, unless the sound is off', async () => {
  const said: string[] = [];
  const device = Object.assign(new EventTarget(), {
    getVoices: () => [{ name: 'Voice', lang: 'en-GB', localService: true }],
    speak: ({ text }: { text: string }) => said.push(text),
    cancel: () => undefined,
  });
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { app } = renderApp('/settings', keeping());
  await act(async () => (await toggle('Left hand')).click());
  await act(async () => (await radio('Large letters')).click());
  expect(said).toEqual(['Left hand', 'Large letters']);
  app.services.sounds.setOn(false);
  await act(async () => (await toggle('Left hand')).click());
  expect(said).toHaveLength(2);
});
