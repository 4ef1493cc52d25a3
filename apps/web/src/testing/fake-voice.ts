import { vi } from 'vitest';

/**
 * Stubs speech with one British voice until `vi.unstubAllGlobals`.
 * @returns what was spoken last
 */
export function fakeVoice(): () => string | undefined {
  const speak = vi.fn<(words: { text: string }) => void>();
  const getVoices = () => [{ lang: 'en-GB', localService: true, name: 'Amy' }];
  const device = Object.assign(new EventTarget(), { speak, getVoices, cancel: () => undefined });
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: { text: string }, text: string) {
    this.text = text;
  });
  return () => speak.mock.lastCall?.[0].text;
}
