import { decibelOf } from '../loudness.ts';
import type { Sound, Wav } from './wav.ts';

/** Length of a block, in seconds: levels are measured in blocks. */
const blockSeconds = 0.01;
/** Blocks of the loudest and the quietest moment: a tenth of a second. */
const momentBlocks = 10;
/** A voice lasts for at least this many blocks; a click is shorter. */
const voiceBlocks = 3;
/** Level of digital silence, in dBFS. */
const nothingDb = -100;

/** A voice begins so far above the noise, in dB, but never this far below its loudest moment, nor this near to it. */
const overNoiseDb = 8;
const softestDb = 45;
const nearestDb = 20;

/** Mean power of each block; 1 at full scale. */
const powersOf = ({ samples, rate }: Sound): number[] => {
  const size = Math.round(rate * blockSeconds);
  return Array.from({ length: Math.floor(samples.length / size) }, (_, block) => {
    let sum = 0;
    for (let at = block * size; at < (block + 1) * size; at += 1) sum += (samples[at] ?? 0) ** 2;
    return sum / size;
  });
};

const levelOf = (power: number): number => Math.max(nothingDb, decibelOf(Math.sqrt(power)));

/** Mean power of each moment. */
const momentsOf = (powers: readonly number[]): number[] =>
  powers
    .slice(momentBlocks - 1)
    .map((_, from) => powers.slice(from, from + momentBlocks).reduce((sum, one) => sum + one, 0))
    .map(sum => sum / momentBlocks);

/** Numbers of the first and the last block of a voice. */
const voiceIn = (isLoud: readonly boolean[]): { first: number; last: number } | null => {
  const starts = isLoud.flatMap((_, from) =>
    Array.from({ length: voiceBlocks }, (_block, index) => isLoud[from + index]).every(Boolean)
      ? from
      : [],
  );
  const [first, last] = [starts[0], starts.at(-1)];
  return first === undefined || last === undefined ? null : { first, last: last + voiceBlocks };
};

/**
 * What is in a recording: levels of the voice at its loudest and of the room at its quietest, in dBFS;
 * start and end of the voice, and the length of all, in seconds.
 */
export type Measured = {
  voiceDb: number;
  noiseDb: number;
  from: number;
  to: number;
  seconds: number;
};

/** Measures a recording; null when there is no voice in it. */
export const measure = (sound: Sound): Measured | null => {
  const powers = powersOf(sound);
  const moments = momentsOf(powers);
  if (moments.length === 0) return null;
  const voiceDb = levelOf(moments.reduce((most, one) => Math.max(most, one)));
  const noiseDb = levelOf(moments.reduce((least, one) => Math.min(least, one)));
  const edge = Math.min(Math.max(noiseDb + overNoiseDb, voiceDb - softestDb), voiceDb - nearestDb);
  const voice = voiceIn(powers.map(power => levelOf(power) > edge));
  if (voice === null) return null;
  return {
    voiceDb,
    noiseDb,
    from: voice.first * blockSeconds,
    to: voice.last * blockSeconds,
    seconds: sound.samples.length / sound.rate,
  };
};

/** Amplitude at which a sample is at the end of its scale. */
const atTheTop = 0.999;
/** A wave has one sample at its top; more in a row are cut off. */
const cutSamples = 3;

/** Second at which a recording is clipped first; null when it is not. */
export const clippedAt = ({ channels, rate }: Wav): number | null => {
  for (const samples of channels) {
    let row = 0;
    for (const [index, value] of samples.entries()) {
      row = Math.abs(value) >= atTheTop ? row + 1 : 0;
      if (row === cutSamples) return index / rate;
    }
  }
  return null;
};
