import type { ScriptLine } from './lines.ts';
import { clippedAt, measure } from './measure.ts';
import { level, trim } from './shape.ts';
import { monoOf, type Sound, type Wav } from './wav.ts';

/** Speech in the app has 24 kHz; less than nearly that would sound dull. In Hz. */
const leastRate = 22_050;
/** The softest voice that can be made louder without its noise, in dBFS. */
const softestVoiceDb = -45;
/** How far the room must be below the voice, in dB. */
const leastOverNoiseDb = 30;
/** The shortest pause at either end, in seconds; without one a sound may be cut off. */
const leastPause = 0.05;

const decibels = (value: number): string => `${value.toFixed(0)} dB`;
const seconds = (value: number): string => `${value.toFixed(1)} s`;

/** The voice of a recording, ready for the app, with its length in seconds; or what is wrong with it. */
export type Judged = { sound: Sound; seconds: number } | { wrong: string };

/** Judges a recording of a line, trims it and gives it the loudness of made speech. */
export const judge = (wav: Wav, { length }: Pick<ScriptLine, 'length'>): Judged => {
  if (wav.rate < leastRate)
    return { wrong: `has only ${wav.rate} samples a second: record with 44100 or 48000` };
  const clipped = clippedAt(wav);
  if (clipped !== null)
    return {
      wrong: `is too loud at ${clipped.toFixed(2)} s, its top is cut off: record it softer`,
    };
  const sound = monoOf(wav);
  const found = measure(sound);
  if (found === null || found.voiceDb < softestVoiceDb)
    return { wrong: 'has no voice in it, or a very soft one: record it louder' };
  const { voiceDb, noiseDb, from, to } = found;
  if (voiceDb - noiseDb < leastOverNoiseDb)
    return {
      wrong: `has noise ${decibels(voiceDb - noiseDb)} below the voice, and needs ${decibels(leastOverNoiseDb)}: find a quieter room, or leave a pause at both ends`,
    };
  if (from < leastPause) return { wrong: 'starts without a pause: is its first sound cut off?' };
  if (found.seconds - to < leastPause)
    return { wrong: 'ends without a pause: is its last sound cut off?' };
  const spoken = to - from;
  if (length && (spoken < length.least || spoken > length.most))
    return {
      wrong: `lasts ${seconds(spoken)}, and ${seconds(length.least)} to ${seconds(length.most)} fit: is it another line, or are there two takes?`,
    };
  return { sound: level(trim(sound, from, to)), seconds: spoken };
};
