import type { TeachingLanguage } from '@digipals/contract/constants';
import type { Sound } from './sound-effects.ts';
import type { Drawing, Svg } from './svg.ts';

/**
 * A keyframe of an actor: `t` in seconds of its shot. Omitted values do not change; numbers
 * are interpolated, `look` and `flip` change at once. `hop` is how high it hops until the next key.
 */
export type Key = {
  t: number;
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  opacity?: number;
  hop?: number;
  look?: string;
  flip?: boolean;
  /** Moves at constant speed; by default it eases in and out. */
  steady?: boolean;
};

/** An animated thing. A look `x` may have `x-talk`, shown alternately while it speaks, and `x-blink`. */
export type Actor = {
  /** The speaker of this actor. */
  who?: string;
  looks: Record<string, Drawing>;
  /** Height of its drawings, in pixels of a scene 960 x 540. */
  height: number;
  keys: readonly [Key, ...Key[]];
  /** Things do not breathe. */
  still?: boolean;
};

/** One line of speech, with pairs such as `{mum|mom}`. Without `at`, it follows the line before after a short pause. */
export type Line = { who: string; text: string; at?: number };

/** The centre of the camera's view, and its zoom. */
export type CameraKey = { t: number; x: number; y: number; zoom: number };

export type Shot = {
  seconds: number;
  back: Svg;
  /** What is in front of all actors. */
  front?: Svg;
  actors?: readonly Actor[];
  says?: readonly Line[];
  /** Sound effects, `at` in seconds of the shot; only for a film with speech. */
  sounds?: readonly { at: number; sound: Sound }[];
  camera?: readonly [CameraKey, ...CameraKey[]];
};

/** A film: `media/films/gb|us/<name>.mp4` with speech, `media/films/<name>.mp4` without. */
export type Film = { name: string; shots: readonly Shot[] };

export const film = (name: string, ...shots: readonly Shot[]): Film => ({ name, shots });

/** Seconds of speech of each line of a film, in order, in each English. */
export type Durations = Record<TeachingLanguage, readonly number[]>;

/** A line with its times in the film, in seconds. */
export type TimedLine = {
  who: string;
  text: string;
  shot: number;
  from: number;
  to: Record<TeachingLanguage, number>;
};

const firstPause = 0.5;
const pause = 0.35;
const lastPause = 0.3;

const roundTime = (seconds: number): number => Math.round(seconds * 100) / 100;

export const secondsOf = ({ shots }: Film): number =>
  shots.reduce((sum, { seconds }) => sum + seconds, 0);

/** Every sound of a film with its time in the film, in seconds. */
export const timeSounds = ({ shots }: Film): { from: number; sound: Sound }[] => {
  let start = 0;
  return shots.flatMap(({ seconds, sounds = [] }) => {
    const timed = sounds.map(({ at, sound }) => ({ from: start + at, sound }));
    start += seconds;
    return timed;
  });
};

/**
 * When each line is spoken. Throws when a line does not fit its shot or runs into the one before.
 *
 * @param durations of all lines of all shots, in order
 */
export const timeLines = (one: Film, durations: Durations): TimedLine[] => {
  const lines: TimedLine[] = [];
  let start = 0;
  for (const [shot, { seconds, says = [] }] of one.shots.entries()) {
    let free = start + firstPause;
    for (const { who, text, at } of says) {
      const from = roundTime(at === undefined ? free : start + at);
      const gb = roundTime(from + (durations.gb[lines.length] ?? 0));
      const us = roundTime(from + (durations.us[lines.length] ?? 0));
      const end = Math.max(gb, us);
      if (from < free - firstPause || end > start + seconds - lastPause)
        throw new Error(
          `${one.name}: “${text}” (${(end - from).toFixed(1)} s) does not fit shot ${shot + 1}, ${(start + seconds - end).toFixed(1)} s left`,
        );
      lines.push({ who, text, shot, from, to: { gb, us } });
      free = end + pause;
    }
    start += seconds;
  }
  return lines;
};
