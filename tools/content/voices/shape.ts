import { amplitudeOf, decibelOf, loudnessDb, pauseDb, peakDb } from '../loudness.ts';
import type { Sound } from './wav.ts';

/** What stays of the room before and after a voice, in seconds: about what made speech has. */
const leadSeconds = 0.06;
const tailSeconds = 0.15;
/** How long the room takes to come and to go, in seconds. */
const fadeInSeconds = 0.01;
const fadeOutSeconds = 0.05;

/**
 * Cuts the silence at both ends of a recording, and fades what stays of the room in and out.
 *
 * @param from start of the voice in seconds
 * @param to its end in seconds
 */
export const trim = ({ samples, rate }: Sound, from: number, to: number): Sound => {
  const cut = samples.slice(
    Math.max(0, Math.round((from - leadSeconds) * rate)),
    Math.round((to + tailSeconds) * rate),
  );
  const fadeIn = fadeInSeconds * rate;
  const fadeOut = fadeOutSeconds * rate;
  const faded = cut.map(
    (value, index) => value * Math.min(1, index / fadeIn, (cut.length - 1 - index) / fadeOut),
  );
  return { samples: faded, rate };
};

/** Length of the steps in which a limiter changes its gain, in seconds. */
const stepSeconds = 0.005;

/** Turns a sound down where it is louder than a peak, and evenly around that. @param top amplitude */
const limit = ({ samples, rate }: Sound, top: number): Sound => {
  const size = Math.round(rate * stepSeconds);
  const gains = Array.from({ length: Math.ceil(samples.length / size) }, (_, step) => {
    let most = 0;
    for (let at = step * size; at < (step + 1) * size; at += 1)
      most = Math.max(most, Math.abs(samples[at] ?? 0));
    return most > top ? top / most : 1;
  });
  // The gain of a step also fits its neighbours, so that it also fits on the way to them.
  const safe = gains.map((gain, step) =>
    Math.min(gain, gains[step - 1] ?? 1, gains[step + 1] ?? 1),
  );
  const gainAt = (index: number): number => {
    const place = index / size - 0.5;
    const step = Math.floor(place);
    const before = safe[Math.max(0, step)] ?? 1;
    const after = safe[Math.min(safe.length - 1, step + 1)] ?? 1;
    return before + (after - before) * (place - step);
  };
  return { samples: samples.map((value, index) => value * gainAt(index)), rate };
};

const amplify = ({ samples, rate }: Sound, decibel: number): Sound => {
  const factor = amplitudeOf(decibel);
  return { samples: samples.map(value => value * factor), rate };
};

const peakOf = ({ samples }: Sound): number =>
  decibelOf(samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0));

/** Loudness in dBFS: root mean square without the pauses. */
const loudnessOf = ({ samples }: Sound): number => {
  const quiet = amplitudeOf(pauseDb);
  const spoken = samples.filter(value => Math.abs(value) > quiet);
  const power = spoken.reduce((sum, value) => sum + value * value, 0) / spoken.length;
  return decibelOf(Math.sqrt(power));
};

/** How far the peaks of a voice may be turned down to make it as loud as made speech, in dB. */
const mostLimitedDb = 8;

/**
 * Gives a voice the loudness of made speech. A person has higher peaks than a made voice; they are turned
 * down, so that the rest can be as loud.
 */
export const level = (sound: Sound): Sound => {
  // First to the peak, because a quiet recording would count as a pause.
  const high = amplify(sound, peakDb - peakOf(sound));
  const missing = Math.min(loudnessDb - loudnessOf(high), mostLimitedDb);
  return limit(amplify(high, missing), amplitudeOf(peakDb));
};
