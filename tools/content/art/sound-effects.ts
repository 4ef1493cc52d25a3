import { seededRandom } from '@digipals/engine';
import { sampleRate } from '../pico.ts';

const full = 32_767;

/** Builds samples from a function of time. @param seconds length @param wave -1 to 1 at t seconds */
const make = (seconds: number, wave: (t: number) => number): Int16Array =>
  Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) =>
    Math.round(full * Math.max(-1, Math.min(1, wave(at / sampleRate)))),
  );

const tone = (hertz: number, t: number): number => Math.sin(2 * Math.PI * hertz * t);

/** A tone that slides from one pitch to another. */
const slide = (seconds: number, from: number, to: number, loud: number): Int16Array =>
  make(seconds, t => {
    const phase = from * t + ((to - from) * t * t) / (2 * seconds);
    return loud * Math.sin(2 * Math.PI * phase) * Math.sin((Math.PI * t) / seconds);
  });

/** An old alarm clock: two bells in alternation. */
const ring = (): Int16Array =>
  make(1.2, t => {
    const bell = Math.floor(t * 20) % 2 ? 1568 : 1976;
    return 0.11 * (tone(bell, t) + 0.5 * tone(bell * 2.01, t)) * Math.min(1, (1.2 - t) * 5);
  });

/** Fading noise, repeatable. */
const splash = (): Int16Array => {
  const random = seededRandom(7);
  let last = 0;
  return make(0.9, t => {
    last += (random() * 2 - 1 - last) * (0.5 - 0.4 * t);
    return 0.6 * last * Math.exp(-4 * t) * Math.min(1, t * 60);
  });
};

const sounds = {
  ring,
  splash,
  pop: () => slide(0.09, 420, 980, 0.26),
  hop: () => slide(0.16, 210, 480, 0.2),
  clink: () => make(0.35, t => 0.14 * (tone(2093, t) + 0.6 * tone(3136, t)) * Math.exp(-14 * t)),
};

/** A sound effect. */
export type Sound = keyof typeof sounds;

/** Samples of a sound, 16-bit mono at 16 kHz; the same each time. */
export const soundOf = (sound: Sound): Int16Array => sounds[sound]();
