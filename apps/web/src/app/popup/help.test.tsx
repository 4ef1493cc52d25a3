import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

/** A device whose voice says one text at a time. */
const voice = { name: 'Daniel', lang: 'en-GB', localService: true };
const device = Object.assign(new EventTarget(), {
  said: [] as SpeechSynthesisUtterance[],
  getVoices: () => [voice],
  speak(words: SpeechSynthesisUtterance) {
    device.said.push(words);
  },
  cancel: () => undefined,
});

beforeEach(() => {
  device.said = [];
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
});
afterEach(() => vi.unstubAllGlobals());

async function openHelp(storage: Record<string, string> = {}) {
  renderApp('/globe', { storage });
  const help = await screen.findByRole('button', { name: 'Help' });
  await act(async () => help.click());
  return within(await screen.findByRole('dialog', { name: 'Help' }));
}

const marked = () => document.querySelector('[data-reads]')?.textContent;
const end = () =>
  act(async () => device.said.at(-1)?.onend?.(new Event('end') as SpeechSynthesisEvent));

test('HELP-01 HELP-02 Domino shows a picture, and reads three sentences one after another', async () => {
  const help = await openHelp();
  const lines = [
    'Turn the globe.',
    'Each face is a friend.',
    'Domino can fetch a new friend, too.',
  ];
  expect(help.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
  expect(document.querySelector('dialog img[src*="globe"]')).toBeTruthy();
  for (const line of lines) {
    expect(device.said.at(-1)?.text).toBe(line);
    expect(marked()).toBe(line);
    await end();
  }
  expect(marked()).toBeUndefined();
  expect(device.said).toHaveLength(3);
  await act(async () => help.getByRole('button', { name: 'Listen' }).click());
  expect(device.said.at(-1)?.text).toBe(lines[0]);
});

test('HELP-02 with sound turned off, help is read only on a tap', async () => {
  const help = await openHelp({ soundOff: '1' });
  expect(device.said).toEqual([]);
  await act(async () => help.getByRole('button', { name: 'Listen' }).click());
  expect(device.said).toHaveLength(1);
});
