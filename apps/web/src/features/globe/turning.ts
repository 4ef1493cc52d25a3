import { type Turn, turnedBy, wayBetween } from './view.ts';

/** Idle motion: the globe sways around its first view, which stays in sight, and ends there. */
const swayAngle = (14 * Math.PI) / 180;
const swayMs = 16_000;
const sways = 3;
/** Deceleration of a pushed globe per second, and the speed at which it stops. */
const friction = 2.8;
const minSpeed = 0.03;
/** Maximum speed of a push in radians per second. */
const maxSpeed = 7;
/** A finger that rests this long before release does not push. */
const restMs = 60;
const flyMs = 650;

type Motion =
  | { kind: 'rest' | 'held' }
  | { kind: 'own'; around: Turn; ms: number }
  | { kind: 'glide'; speed: Turn }
  | { kind: 'fly'; from: Turn; way: Turn; ms: number };

type Options = {
  start: Turn;
  /** Reduced motion: the globe jumps to its targets and has no idle motion. */
  calm(): boolean;
  /** Draws the globe. `moving`: another frame follows immediately. */
  draw(turn: Turn, moving: boolean): void;
  frames: { request(callback: (time: number) => void): number; cancel(id: number): void };
};

/** Controls of the rotation. Angles are in radians. */
export type Turning = {
  /** Starts the idle motion, which lasts until the first touch. */
  turnAlone(): void;
  /** Moves the first view, unless the child has touched the globe. */
  open(target: Turn): void;
  /** Stops the idle motion but not the child's own. */
  rest(): void;
  stop(): void;
  grab(): void;
  /** Follows the finger. `time`: event time in milliseconds. */
  drag(longitude: number, latitude: number, time: number): void;
  release(time: number): void;
  /** Turns by an angle, or to a place. */
  nudge(longitude: number, latitude: number): void;
  flyTo(target: Turn): void;
  /** Redraws after a change of size. */
  redraw(): void;
};

/** Ease in and out. */
const eased = (share: number): number => share * share * (3 - 2 * share);

const bounded = (speed: number): number => Math.min(maxSpeed, Math.max(-maxSpeed, speed));

/** Advances a motion by `ms` milliseconds. */
function step(turn: Turn, motion: Motion, ms: number): { turn: Turn; motion: Motion } {
  const seconds = ms / 1_000;
  if (motion.kind === 'own') {
    const { around } = motion;
    const now = Math.min(sways * swayMs, motion.ms + ms);
    const by = swayAngle * Math.sin((2 * Math.PI * now) / swayMs);
    return {
      turn: turnedBy(around, by, 0),
      motion: now < sways * swayMs ? { kind: 'own', around, ms: now } : { kind: 'rest' },
    };
  }
  if (motion.kind === 'glide') {
    const slower = Math.exp(-friction * seconds);
    const longitude = motion.speed.longitude * slower;
    const latitude = motion.speed.latitude * slower;
    return {
      turn: turnedBy(turn, longitude * seconds, latitude * seconds),
      motion:
        Math.hypot(longitude, latitude) > minSpeed
          ? { kind: 'glide', speed: { longitude, latitude } }
          : { kind: 'rest' },
    };
  }
  if (motion.kind === 'fly') {
    const done = Math.min(flyMs, motion.ms + ms);
    const share = eased(done / flyMs);
    return {
      turn: turnedBy(motion.from, motion.way.longitude * share, motion.way.latitude * share),
      motion: done < flyMs ? { ...motion, ms: done } : { kind: 'rest' },
    };
  }
  return { turn, motion };
}

/** Rotates the globe frame by frame. Draws nothing while it is still. */
export function createTurning({ start, calm, draw, frames }: Options): Turning {
  let turn = start;
  let motion: Motion = { kind: 'rest' };
  let frame: number | null = null;
  let before: number | null = null;
  let speed = { longitude: 0, latitude: 0, at: 0 };
  let goal: Turn | null = null;
  let touched = false;

  const moves = () => motion.kind !== 'rest' && motion.kind !== 'held';

  const tick = (time: number) => {
    frame = null;
    const ms = before === null ? 0 : Math.min(100, time - before);
    before = time;
    ({ turn, motion } = step(turn, motion, ms));
    if (motion.kind === 'rest') goal = null;
    if (moves()) frame = frames.request(tick);
    else before = null;
    draw(turn, motion.kind !== 'rest');
  };
  const wake = () => {
    frame ??= frames.request(tick);
  };
  const begin = (next: Motion) => {
    motion = next;
    wake();
  };

  const flyTo = (target: Turn) => {
    touched = true;
    goal = target;
    if (calm()) {
      turn = target;
      begin({ kind: 'rest' });
    } else begin({ kind: 'fly', from: turn, way: wayBetween(turn, target), ms: 0 });
  };

  return {
    turnAlone() {
      if (!calm()) begin({ kind: 'own', around: turn, ms: 0 });
    },
    open(target) {
      if (touched) return;
      turn = target;
      begin(motion.kind === 'own' ? { kind: 'own', around: target, ms: 0 } : { kind: 'rest' });
    },
    rest() {
      touched = true;
      if (motion.kind === 'own') begin({ kind: 'rest' });
    },
    stop() {
      if (frame !== null) frames.cancel(frame);
      frame = null;
      before = null;
    },
    grab() {
      touched = true;
      goal = null;
      speed = { longitude: 0, latitude: 0, at: 0 };
      begin({ kind: 'held' });
    },
    drag(longitude, latitude, time) {
      turn = turnedBy(turn, longitude, latitude);
      const seconds = Math.max(8, time - speed.at) / 1_000;
      const mix = (old: number, way: number) => bounded(0.5 * old + (0.5 * way) / seconds);
      speed = {
        longitude: mix(speed.longitude, longitude),
        latitude: mix(speed.latitude, latitude),
        at: time,
      };
      wake();
    },
    release(time) {
      const pushed = !calm() && time - speed.at < restMs;
      begin(pushed ? { kind: 'glide', speed } : { kind: 'rest' });
    },
    nudge(longitude, latitude) {
      flyTo(turnedBy(goal ?? turn, longitude, latitude));
    },
    flyTo,
    redraw: wake,
  };
}
