import { readFileSync } from 'node:fs';

/** Samples in a frame of layer 3, for MPEG 1 and for the half rates of MPEG 2. */
const frameSamples = { full: 1152, half: 576 } as const;
const rates = [44_100, 48_000, 32_000] as const;

/**
 * Length of an mp3 in seconds, from the table at its start; 0 when there is none. Encoders fill the last
 * frame, so it may be a tenth of a second too long.
 */
export const mp3Seconds = (file: string): number => {
  const bytes = readFileSync(file);
  const at = ['Info', 'Xing'].map(name => bytes.indexOf(name, 0, 'latin1')).find(one => one >= 0);
  if (at === undefined) return 0;
  // The frame starts with eleven set bits, at most 36 bytes before its table.
  const frame = bytes.lastIndexOf(0xff, at - 1);
  const version = ((bytes[frame + 1] ?? 0) >> 3) & 3;
  const rate = rates[((bytes[frame + 2] ?? 0) >> 2) & 3];
  if (rate === undefined) return 0;
  const isFull = version === 3;
  const samples = bytes.readUInt32BE(at + 8) * (isFull ? frameSamples.full : frameSamples.half);
  return samples / (isFull ? rate : rate / 2);
};
