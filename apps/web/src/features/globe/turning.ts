import { type Turn, turnedBy, wayBetween } from './view.ts';

/** Radians in a second while nobody touches the globe, and how far it goes before it rests. */
const ownSpeed = 0.09;
const ownWay = 2 * Math.PI;
/** A globe that was pushed loses most of its speed within a second, and stops below this one. */
const friction = 2.8;
const slowest = 0.03;
/** Nobody pushes faster, in radians a second. */
const fastest = 7;
/** A finger that rested so long before it left pushes nothing; milliseconds. */
const restMs = 60;
const flyMs = 650;

type Motion =
  | { kind: 'rest' | 'held' }
  | { kind: 'own'; left: number }
  | { kind: 'glide'; speed: Turn }
  | { kind: 'fly'; from: Turn; way: Turn; ms: number };

type Options = {
  start: Turn;
  /** The child wants little movement: the globe goes where it is told in one step, and never by itself. */
  calm(): boolean;
  /** Draws the globe; `moving` tells that the next picture follows at once. */
  draw(turn: Turn, moving: boolean): void;
  frames: { request(callback: (time: number) => void): number; cancel(id: number): void };
};

/** What moves the globe; angles are radians. */
export type Turning = {
  /** Starts turning slowly, until the first touch or for once around. */
  turnAlone(): void;
  /** Ends turning alone; what the child has begun goes on. */
  rest(): void;
  stop(): void;
  grab(): void;
  /** Moves with the finger; `time` is that of the event, in milliseconds. */
  drag(longitude: number, latitude: number, time: number): void;
  release(time: number): void;
  /** Turns by so much, or to a place. */
  nudge(longitude: number, latitude: number): void;
  flyTo(target: Turn): void;
  /** Draws again as it stands: the size has changed. */
  redraw(): void;
};

/** Slow at both ends. */
const eased = (share: number): number => share * share * (3 - 2 * share);

const bounded = (speed: number): number => Math.min(fastest, Math.max(-fastest, speed));

/** One step of a motion: where the globe is then, and how it goes on. */
function step(turn: Turn, motion: Motion, ms: number): { turn: Turn; motion: Motion } {
  const seconds = ms / 1_000;
  if (motion.kind === 'own') {
    const by = ownSpeed * seconds;
    const left = motion.left - by;
    return {
      turn: turnedBy(turn, -by, 0),
      motion: left > 0 ? { kind: 'own', left } : { kind: 'rest' },
    };
  }
  if (motion.kind === 'glide') {
    const slower = Math.exp(-friction * seconds);
    const longitude = motion.speed.longitude * slower;
    const latitude = motion.speed.latitude * slower;
    return {
      turn: turnedBy(turn, longitude * seconds, latitude * seconds),
      motion:
        Math.hypot(longitude, latitude) > slowest
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

/** Turns the globe frame by frame, and draws nothing while it rests. */
export function createTurning({ start, calm, draw, frames }: Options): Turning {
  let turn = start;
  let motion: Motion = { kind: 'rest' };
  let frame: number | null = null;
  let before: number | null = null;
  let speed = { longitude: 0, latitude: 0, at: 0 };
  let goal: Turn | null = null;

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
    goal = target;
    if (calm()) {
      turn = target;
      begin({ kind: 'rest' });
    } else begin({ kind: 'fly', from: turn, way: wayBetween(turn, target), ms: 0 });
  };

  return {
    turnAlone() {
      if (!calm()) begin({ kind: 'own', left: ownWay });
    },
    rest() {
      if (motion.kind === 'own') begin({ kind: 'rest' });
    },
    stop() {
      if (frame !== null) frames.cancel(frame);
      frame = null;
      before = null;
    },
    grab() {
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
