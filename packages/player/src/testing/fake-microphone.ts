import { vi } from 'vitest';
import type { MicrophonePort } from '../ports.ts';

/** A recording that the test ends. */
export type Recording = Parameters<MicrophonePort['record']>[0] & { end(blob: Blob | null): void };

/** A microphone whose recordings end when the test decides. */
export const fakeMicrophone = (answer: Awaited<ReturnType<MicrophonePort['open']>> = 'granted') => {
  const recordings: Recording[] = [];
  const microphone: MicrophonePort = {
    open: vi.fn(async () => answer),
    record: given =>
      new Promise(resolve => {
        const end = (blob: Blob | null) => resolve(blob);
        recordings.push({ ...given, end });
        given.stop.addEventListener('abort', () => end(new Blob(['voice'])));
      }),
    close: vi.fn(),
  };
  return { microphone, recordings };
};
