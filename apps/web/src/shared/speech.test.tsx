import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeConversation, makeMessage, makeMessageWorld } from '../testing/message-world.ts';
import { renderApp } from '../testing/render-app.tsx';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>;

class FakeWords {
  voice: Voice | null = null;
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A device with voices: what it says now is `now`. */
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
    // Browsers tell it later.
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
  device.voices = voices;
  const messages = [makeMessage(), makeMessage({ messageId: 'm-2', text: 'Hello?' })];
  const view = renderApp('/conversation/c-ali', {
    handlers: makeMessageWorld([makeConversation({ messages })]),
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
  ['an English voice of a far service alone, which would get what children write', [far]],
])('messages are not read aloud where the device has %s', async (_name, voices) => {
  await open(...voices);
  expect(listen()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Listen to my message' })).toBeNull();
});

test('a message is read aloud by a voice of the device, British where there is one', async () => {
  await open(far, french, american, british);
  await press(0);
  expect(device.said.map(({ text }) => text)).toEqual(['What do you do after school?']);
  expect(device.now).toMatchObject({ voice: british, lang: 'en-GB' });
});

test('another English voice will do', async () => {
  await open(french, american);
  await press(0);
  expect(device.now?.voice).toBe(american);
});

test('voices that come late bring the buttons', async () => {
  await open();
  expect(listen()).toEqual([]);
  device.voices = [british];
  await act(async () => device.dispatchEvent(new Event('voiceschanged')));
  expect(listen()).toHaveLength(2);
});

test('a second press ends it, and the button says whether it reads', async () => {
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

test('one text is read at a time: the next takes the place of the one before', async () => {
  await open(british);
  await press(0);
  await press(1);
  expect([isPressed(0), isPressed(1)]).toEqual(['false', 'true']);
  expect(device.now?.text).toBe('Hello?');
});

test('who leaves the page does not hear it any longer', async () => {
  const { go } = await open(british);
  await press(0);
  await go('/profile/friends');
  await waitFor(() => expect(device.now).toBeNull());
});

test('what is being written is read aloud as it stands', async () => {
  await open(british);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'I like tea.' } });
  const own = screen.getByRole('button', { name: 'Listen to my message' });
  await act(async () => own.click());
  expect(device.now?.text).toBe('I like tea.');
  expect(own.getAttribute('aria-pressed')).toBe('true');
});
