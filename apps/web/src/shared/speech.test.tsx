import type { Languages } from '@digipals/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  makeConversation,
  makeMessage,
  makeMessageWorld,
  makeReading,
} from '../testing/message-world.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeLanguages, makePost, makeWall } from '../testing/world.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>;

class FakeWords {
  voice: Voice | null = null;
  lang = '';
  volume = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A device with voices; `now` is the current utterance. */
class FakeSynthesis extends EventTarget {
  voices: Voice[] = [];
  said: FakeWords[] = [];
  now: FakeWords | null = null;
  getVoices = () => this.voices;
  speak(words: FakeWords) {
    this.said.push(words);
    this.now = words;
  }
  cancel() {
    const words = this.now;
    this.now = null;
    // Browsers report it asynchronously.
    queueMicrotask(() => words?.onerror?.());
  }
  end() {
    const words = this.now;
    this.now = null;
    words?.onend?.();
  }
}

const british = { name: 'Daniel', lang: 'en-GB', localService: true };
const american = { name: 'Sam', lang: 'en_US', localService: true };
const far = { name: 'Far away', lang: 'en-GB', localService: false };
const french = { name: 'Amélie', lang: 'fr-FR', localService: true };

let device: FakeSynthesis;

beforeEach(() => {
  device = new FakeSynthesis();
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeWords);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(...voices: Voice[]) {
  return openAs({}, ...voices);
}

async function openAs(languages: Partial<Languages>, ...voices: Voice[]) {
  device.voices = voices;
  const messages = [makeMessage(), makeMessage({ messageId: 'm-2', text: 'Hello?' })];
  const view = renderApp('/conversation/c-ali', {
    handlers: {
      ...makeMessageWorld([makeConversation({ messages })]),
      'GET users/{id}/languages': () => makeLanguages(languages),
    },
  });
  await screen.findByRole('textbox');
  return view;
}

const listen = () =>
  [...document.querySelectorAll('[data-message]')].flatMap(message => [
    ...message.querySelectorAll('button'),
  ]);
const isPressed = (index: number) => listen()[index]?.getAttribute('aria-pressed');
const press = (index: number) => act(async () => listen()[index]?.click());

test.each([
  ['no voice', []],
  ['no English voice', [french]],
  ['only an English voice of a remote service, which would receive what children write', [far]],
])('messages are not read aloud if the device has %s', async (_name, voices) => {
  await open(...voices);
  expect(listen()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Listen to my message' })).toBeNull();
});

test('WRITE-01 a message is read aloud by a local voice, British if there is one', async () => {
  await open(far, french, american, british);
  await press(0);
  expect(device.said.map(({ text }) => text)).toEqual(['What do you do after school?']);
  expect(device.now).toMatchObject({ voice: british, lang: 'en-GB' });
});

test('another English voice is used if there is no British one', async () => {
  await open(french, american);
  await press(0);
  expect(device.now?.voice).toBe(american);
});

test('SETTINGS-14 a child who learns American English hears an American voice', async () => {
  await openAs({ teachingLanguage: 'us' }, british, american);
  await press(0);
  expect(device.now?.voice).toBe(american);
});

test('SETTINGS-08 voices of the device are as loud as the child chose', async () => {
  const { app } = await open(british);
  app.services.sounds.volumes.set({ voices: 30 });
  await press(0);
  expect(device.now).toMatchObject({ volume: 0.3 });
});

test('the buttons appear when voices load late', async () => {
  await open();
  expect(listen()).toEqual([]);
  device.voices = [british];
  await act(async () => device.dispatchEvent(new Event('voiceschanged')));
  expect(listen()).toHaveLength(2);
});

test('a second press stops reading, and the button shows whether it reads', async () => {
  await open(british);
  expect(isPressed(0)).toBe('false');
  await press(0);
  expect(isPressed(0)).toBe('true');
  await press(0);
  expect(device.now).toBeNull();
  expect(isPressed(0)).toBe('false');
  await press(0);
  await act(async () => device.end());
  expect(isPressed(0)).toBe('false');
  expect(device.said).toHaveLength(2);
});

test('reading a text stops the one before', async () => {
  await open(british);
  await press(0);
  await press(1);
  expect([isPressed(0), isPressed(1)]).toEqual(['false', 'true']);
  expect(device.now?.text).toBe('Hello?');
});

test('reading stops when the child leaves the page', async () => {
  const { go } = await open(british);
  await press(0);
  await go('/profile/friends');
  await waitFor(() => expect(device.now).toBeNull());
});

test('WRITE-01 each own message can be read aloud: delivered, in review and withheld', async () => {
  device.voices = [british];
  const mine = makeMessage({ isMine: true, text: 'I have a cat.' });
  const submissions = [
    makeReading({ submissionId: 's-1', text: 'It is grey.' }),
    makeReading({ submissionId: 's-2', text: 'Its name is Tom.', state: 'withheld' }),
  ];
  const page = makeConversation({ messages: [mine], submissions });
  renderApp('/conversation/c-ali', { handlers: makeMessageWorld([page]) });
  await screen.findByRole('textbox');
  const listens = screen
    .getAllByRole('button', { name: 'Listen' })
    .filter(button => button.closest('[data-message], li'));
  for (const button of listens) await act(async () => button.click());
  expect(device.said.map(({ text }) => text)).toEqual([
    'I have a cat.',
    'It is grey.',
    'Its name is Tom.',
  ]);
});

test('WRITE-07 posts and the status of a friend are read aloud, also on the page of the status', async () => {
  device.voices = [british];
  const posts = [makePost({ text: 'My cat is ill.' })];
  const status = { text: 'I play football.', original: null, at: '2026-01-15T11:58:00.000Z' };
  const wall = makeWall({ posts, status });
  const { go } = renderApp('/digipal/u-ali', {
    handlers: { 'GET messages/statuses/{id}': () => wall },
  });
  await screen.findByText('My cat is ill.');
  for (const button of screen.getAllByRole('button', { name: 'Listen' }))
    await act(async () => button.click());
  await go('/profile/u-ali/status');
  const own = await screen.findByRole('button', { name: 'Listen' });
  await act(async () => own.click());
  expect(device.said.map(({ text }) => text)).toEqual([
    'I play football.',
    'My cat is ill.',
    'I play football.',
  ]);
});

test('the current draft can be read aloud', async () => {
  await open(british);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'I like tea.' } });
  const own = screen.getByRole('button', { name: 'Listen to my message' });
  await act(async () => own.click());
  expect(device.now?.text).toBe('I like tea.');
  expect(own.getAttribute('aria-pressed')).toBe('true');
});
