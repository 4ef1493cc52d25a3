import type { Actor, CameraKey, Key, Shot, TimedLine } from './film.ts';
import { round } from './svg.ts';

/** An actor in one frame. */
export type Stand = { transform: string; opacity: number; look: string };

const soft = (k: number): number => k * k * (3 - 2 * k);
/** High jumps take longer than little hops. */
const hopsPerSecond = (height: number): number => (height > 60 ? 1.1 : 2.2);
const syllablesPerSecond = 5.5;

/** Keys with all omitted values filled in. */
const filled = (keys: readonly Key[]): Required<Key>[] => {
  let last: Required<Key> = {
    t: 0,
    x: 480,
    y: 500,
    turn: 0,
    scale: 1,
    opacity: 1,
    hop: 0,
    look: 'rest',
    flip: false,
    steady: false,
  };
  return keys.map(key => {
    last = { ...last, hop: 0, steady: false, ...key };
    return last;
  });
};

const between = (from: number, to: number, k: number): number => from + (to - from) * k;

/** The state of an actor at a time of its shot, in seconds. */
export const stateAt = ({ keys }: Pick<Actor, 'keys'>, t: number): Required<Key> => {
  const all = filled(keys);
  const at = Math.max(
    0,
    all.findLastIndex(key => key.t <= t),
  );
  const from = all[at] ?? all[0];
  if (!from) throw new Error('an actor has no keys');
  const to = all[at + 1];
  if (!to) return from;
  const part = Math.min(1, Math.max(0, (t - from.t) / (to.t - from.t)));
  const k = from.steady ? part : soft(part);
  return {
    ...from,
    x: between(from.x, to.x, k),
    y: between(from.y, to.y, k),
    turn: between(from.turn, to.turn, k),
    scale: between(from.scale, to.scale, k),
    opacity: between(from.opacity, to.opacity, k),
  };
};

const blinkEvery = 2.9;
const blinkLasts = 0.14;

/** The look at a time: a speaker opens and closes the mouth, a listener blinks now and then. */
const lookAt = (actor: Actor, look: string, talking: boolean, t: number, phase: number): string => {
  const [talk, blink] = [`${look}-talk`, `${look}-blink`];
  if (talking && actor.looks[talk])
    return Math.floor(t * syllablesPerSecond * 2) % 2 === 0 ? talk : look;
  const shut = (t + 1.1 + phase) % blinkEvery < blinkLasts;
  return !talking && shut && actor.looks[blink] ? blink : look;
};

/** True while somebody speaks, in whichever English takes longer. @param t seconds of the film */
export const speaks = (lines: readonly TimedLine[], who: string | undefined, t: number): boolean =>
  lines.some(
    line => line.who === who && t >= line.from && t <= Math.max(line.to.gb, line.to.us) - 0.1,
  );

/**
 * The pose of an actor in a frame.
 *
 * @param t seconds of the shot
 * @param talking whether it is speaking
 * @param phase offset, so that no two actors breathe in step
 */
export const standAt = (actor: Actor, t: number, talking: boolean, phase: number): Stand => {
  const state = stateAt(actor, t);
  const look = lookAt(actor, state.look, talking, t, phase);
  const drawn = actor.looks[look];
  if (!drawn) throw new Error(`an actor has no look “${look}”`);
  const [left, top, width, height] = drawn.box;
  // A hat makes a look higher, not its wearer smaller.
  const usual = actor.looks['rest']?.box[3] ?? height;
  const scale = (state.scale * actor.height) / usual;
  const hop = state.hop * Math.abs(Math.sin(t * Math.PI * hopsPerSecond(state.hop)));
  const breath = actor.still ? 1 : 1 + 0.008 * Math.sin(t * 3.4 + phase);
  const nod = talking && !actor.still ? 2.5 * Math.abs(Math.sin(t * 9)) : 0;
  const middle = -actor.height / 2;
  const transform = [
    `translate(${round(state.x)} ${round(state.y - hop - nod)})`,
    `rotate(${round(state.turn)} 0 ${round(middle)})`,
    `scale(${round3(state.flip ? -scale : scale)} ${round3(scale * breath)})`,
    `translate(${round(-left - width / 2)} ${round(-top - height)})`,
  ].join('');
  return { transform, opacity: round(state.opacity), look };
};

const round3 = (value: number): number => Math.round(value * 1000) / 1000;

const within = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

const wholeScene: CameraKey = { t: 0, x: 480, y: 270, zoom: 1 };

/** The transform of the scene at a time of the shot. */
export const cameraAt = ({ camera }: Pick<Shot, 'camera'>, t: number): string => {
  const keys: readonly CameraKey[] = camera ?? [wholeScene];
  const at = Math.max(
    0,
    keys.findLastIndex(key => key.t <= t),
  );
  const from = keys[at] ?? wholeScene;
  const to = keys[at + 1] ?? from;
  const k = to.t === from.t ? 0 : soft(Math.min(1, (t - from.t) / (to.t - from.t)));
  const zoom = between(from.zoom, to.zoom, k);
  // Never beyond the edge of the scene, where nothing is drawn.
  const x = within(between(from.x, to.x, k), 480 / zoom, 960 - 480 / zoom);
  const y = within(between(from.y, to.y, k), 270 / zoom, 540 - 270 / zoom);
  return `translate(480 270) scale(${round3(zoom)}) translate(${round(-x)} ${round(-y)})`;
};
