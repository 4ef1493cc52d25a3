import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

class FakeWords {
  voice: unknown = null;
  lang = '';
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

afterEach(() => vi.unstubAllGlobals());

/** Opens the first steps on a device with a voice of this language; `said` is what it has read. */
async function openWithVoice(
  lang: string,
  supportLanguage: 'fr' | 'gb' | 'th',
  { finished = 6, storage = {} }: { finished?: number; storage?: Record<string, string> } = {},
) {
  const said: FakeWords[] = [];
  const voices = [{ name: 'Voice', lang, localService: true }];
  const device = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (words: FakeWords) => void said.push(words),
    cancel: () => undefined,
  });
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeWords);
  renderApp('/onboarding', {
    storage,
    handlers: {
      'GET users/{id}/languages': () => ({ teachingLanguage: 'gb', supportLanguage, flags: {} }),
      'GET users/{id}/onboarding': () => ({ finished, lingos: 20 }),
    },
  });
  return said;
}

test('ONBOARD-07 a voice of the language of the app reads the step, and a rule when it is tapped', async () => {
  const said = await openWithVoice('fr-FR', 'fr');
  await screen.findByRole('heading', { name: 'Trois règles d’or' });
  await act(async () => screen.getByRole('button', { name: 'Écouter' }).click());
  await act(async () => screen.getByRole('button', { name: /Parles-en/ }).click());
  expect(said.map(({ text }) => text.replaceAll('\u202f', ' ').trim())).toEqual([
    'Trois règles d’or',
    'Parles-en à un adulte. Pas sympa ? Un doute ? Dis-le-nous !',
  ]);
});

test('ONBOARD-07 without a voice of that language the step is read in English', async () => {
  const said = await openWithVoice('en-GB', 'th');
  await screen.findByRole('heading', { name: 'กฎทองสามข้อ' });
  const listen = await screen.findByRole('button', { name: 'ฟัง' });
  await act(async () => listen.click());
  expect(said.map(({ text }) => text.trim())).toEqual(['Three golden rules']);
});

test('ONBOARD-07 a tap on the next rule reads it while another one is read', async () => {
  const said = await openWithVoice('en-GB', 'gb');
  await screen.findByRole('heading', { name: 'Three golden rules' });
  for (const rule of [/^Be kind/, /^Tell a grown-up/])
    await act(async () => screen.getByRole('button', { name: rule }).click());
  expect(said.map(({ text }) => text.split('.')[0])).toEqual(['Be kind', 'Tell a grown-up']);
});

test('ONBOARD-07 a tap on a rule reads nothing while the sound is off', async () => {
  const said = await openWithVoice('en-GB', 'gb', { storage: { soundOff: '1' } });
  await screen.findByRole('heading', { name: 'Three golden rules' });
  await act(async () => screen.getByRole('button', { name: /^Be kind/ }).click());
  expect(screen.getByRole('button', { name: /^Be kind/, pressed: true })).toBeTruthy();
  expect(said).toEqual([]);
});

test('ONBOARD-07 the first step is read when it opens after the hello of Domino', async () => {
  const said = await openWithVoice('fr-FR', 'fr', { finished: 0 });
  expect(said).toEqual([]);
  const hello = await screen.findByRole('button', { name: /^Bonjour, Domino/ });
  await act(async () => hello.click());
  const first = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(said.map(({ text }) => text.trim())).toEqual([first.textContent]));
});

test('ONBOARD-07 without a voice of that language the next step is read in English when it opens', async () => {
  const said = await openWithVoice('en-GB', 'th', { finished: 5 });
  await screen.findByRole('button', { name: 'ฟัง' });
  await act(async () => [...document.querySelectorAll<HTMLElement>('main button')].at(-1)?.click());
  await screen.findByRole('heading', { name: 'กฎทองสามข้อ' });
  await waitFor(() => expect(said.map(({ text }) => text.trim())).toEqual(['Three golden rules']));
});
