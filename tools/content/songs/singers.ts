import { markUp } from '../speech.ts';

/** Speaks a marked-up text: 16-bit mono samples. */
export type Say = (text: string) => Buffer;

/** Sample rate of speech and songs. */
export const rate = 16_000;

/** Two timbres of one voice. `pitch` in percent of the voice's own, `size`: above 1 a smaller speaker. */
export const singers = {
  child: { pitch: 118, size: 1.1 },
  domino: { pitch: 88, size: 0.97 },
} as const;
export type Singer = keyof typeof singers;

const full = 32_768;
/** Silence is quieter than this, relative to the loudest moment: a word may start with a breath, but fades out. */
const silenceDb = { before: -50, after: -40 } as const;

const toSamples = (bytes: Buffer): Float32Array =>
  Float32Array.from(
    new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
    value => value / full,
  );

/** Resamples a recording to play faster and higher by a factor, with four-point interpolation. */
export const resample = (samples: Float32Array, factor: number): Float32Array =>
  Float32Array.from({ length: Math.floor(samples.length / factor) }, (_, index) => {
    const at = index * factor;
    const i = Math.floor(at);
    const t = at - i;
    const value = (place: number) => samples[Math.min(samples.length - 1, Math.max(0, place))] ?? 0;
    const [a, b, c, d] = [value(i - 1), value(i), value(i + 1), value(i + 2)];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  });

/** Trims the silence at both ends. */
export const trim = (samples: Float32Array): Float32Array => {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const over = (decibel: number) => (value: number) =>
    Math.abs(value) > peak * 10 ** (decibel / 20);
  const from = samples.findIndex(over(silenceDb.before));
  const to = samples.findLastIndex(over(silenceDb.after));
  return samples.slice(Math.max(0, from - rate * 0.005), to + 1 + rate * 0.01);
};

/** A word to speak, and its speed in percent of the voice's own. */
export type Spoken = { word: string; speed: number };

/** Speaks words as one of the singers, as one phrase. */
export const speak = (
  say: Say,
  singer: Singer,
  pronunciations: Record<string, string>,
  words: readonly Spoken[],
): Float32Array => {
  const { pitch, size } = singers[singer];
  const marked = words.map(({ word, speed }) => markUp({ pronunciations }, word, speed / size));
  return trim(
    resample(toSamples(say(`<pitch level="${pitch}">${marked.join(' ')}</pitch>`)), size),
  );
};
